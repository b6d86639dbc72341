import type { Role } from '@attestry/contract/kernel/permissions.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Owner } from './about.ts';
import { auditRows } from './entities/audit.ts';
import { bodyRows } from './entities/certification-body.ts';
import { companyRows } from './entities/company.ts';
import { officeRows } from './entities/office.ts';
import { recallRows } from './entities/recall.ts';
import { type ModelOrganisation, shareRows } from './entities/share.ts';
import { siteRows } from './entities/site.ts';
import type { Person } from './test-directory.ts';

const stored = z.object({
  companies: z.array(companyRows.row),
  sites: z.array(siteRows.row),
  audits: z.array(auditRows.row),
  recalls: z.array(recallRows.row),
  shares: z.array(shareRows.row),
  bodies: z.array(bodyRows.row),
  offices: z.array(officeRows.row),
});

/** A directory as plain values: what the naive model of visibility reasons about. */
export type ModelWorld = z.output<typeof stored>;

export interface ModelPerson {
  role: Role;
  organisations: ModelOrganisation[];
}

/** A small directory in which everything may be related to everything. */
export const worldArbitrary: fc.Arbitrary<ModelWorld> = fc.record({
  companies: companyRows.arbitrary,
  sites: siteRows.arbitrary,
  audits: auditRows.arbitrary,
  recalls: recallRows.arbitrary,
  shares: shareRows.arbitrary,
  bodies: bodyRows.arbitrary,
  offices: officeRows.arbitrary,
});

/** Replaces whatever organisations and records there are by those of the world. */
export const storeWorld = async (owner: Owner, world: ModelWorld): Promise<void> => {
  await sql`truncate company, certification_body, accreditation_body, share, change_log cascade`.execute(owner);
  await bodyRows.store(owner, world.bodies);
  await officeRows.store(owner, world.offices);
  await companyRows.store(owner, world.companies);
  await siteRows.store(owner, world.sites);
  await auditRows.store(owner, world.audits);
  await recallRows.store(owner, world.recalls);
  await shareRows.store(owner, world.shares);
};

/** The stored directory as the naive model reads it. */
export const readStoredWorld = async (owner: Owner): Promise<ModelWorld> => {
  const { rows } = await sql`select array(${companyRows.select}) as companies, array(${siteRows.select}) as sites,
    array(${auditRows.select}) as audits, array(${recallRows.select}) as recalls, array(${shareRows.select}) as shares,
    array(${bodyRows.select}) as bodies, array(${officeRows.select}) as offices`.execute(owner);
  return stored.parse(rows[0]);
};

export const asModelPerson = ({ role, organisations = [] }: Person): ModelPerson => ({
  role,
  organisations: organisations.map(([type, id]) => ({ type, id: String(id) })),
});
