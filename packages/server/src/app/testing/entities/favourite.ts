import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import type { About } from '../about.ts';
import { oneOf } from '../arbitraries.ts';
import { modelRows } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import { aboutAudit } from './audit.ts';
import { auditIds } from './audit-rows.ts';
import { companyIds } from './company.ts';

const favourite = fc.record({ companyId: oneOf(companyIds), auditId: oneOf(auditIds) });

export const favouriteRows = modelRows({
  row: z.object({ companyId: z.string(), auditId: z.string() }),
  select: sql`select jsonb_build_object('companyId', company_id::text, 'auditId', audit_id::text) from favourite`,
  arbitrary: fc.uniqueArray(favourite, { maxLength: 8, selector: (one) => JSON.stringify(one) }),
  store: (owner, rows) =>
    sql`insert into favourite (company_id, site_id, standard_id, audit_id, site_name)
      select starred.company_id, audit.site_id, audit.standard_id, audit.id, audit.site_name
      from unnest(${rows.map(({ companyId }) => companyId)}::bigint[], ${rows.map(({ auditId }) => auditId)}::bigint[])
        as starred(company_id, audit_id)
      join audit on audit.id = starred.audit_id`.execute(owner),
});

const ofAudit = { about: 'audit', body: async ({ id }: About) => ({ auditId: id }) };

export const favouriteSamples: SamplesOf<'favourite'> = {
  favourite: { add: ofAudit, remove: ofAudit, toggle: aboutAudit, read: aboutAudit },
};

const counted = { notReadBack: 'the answer counts the favourites of the caller’s company' };
export const favouriteReadsBack: Pick<ReadsBack, 'favourite'> = { favourite: { add: counted, remove: counted } };
