import { type Insertable, type Kysely, sql } from 'kysely';
import { foodAudit } from '../../features/audit/audit.factory.ts';
import { makeRecall } from '../../features/recall/recall.factory.ts';
import type { DB } from '../../kernel/database/tables.ts';
import type { ModelAudit, ModelCompany, ModelSite, ModelWorld } from './model-world.ts';
import { accreditationIds } from './random-world.ts';

type Owner = Kysely<DB>;

const place = { address_line1: '1 Harbour Road', city: 'Hull', country_id: 826 };
const statusOf = ({ isArchived }: { isArchived: boolean }) => (isArchived ? 'Archived' : 'Active');

/** Standards differ, for a site has one Current audit of each. */
const auditRow = (audit: ModelAudit, at: number): Insertable<DB['audit']> => ({
  ...foodAudit,
  id: audit.id,
  site_id: audit.siteId,
  standard_id: at + 1,
  certification_body_id: audit.bodyId,
  owner_company_id: audit.ownerId,
  record_status: audit.status,
  uploaded_by_organisation: audit.uploadedBy,
});

const companyRow = (company: ModelCompany): Insertable<DB['company']> => ({
  ...place,
  id: company.id,
  name: `Company ${company.id}`,
  status: statusOf(company),
  block_sharing: company.blocksSharing,
  created_by_cb_id: company.createdBy ?? null,
});

const siteRow = (site: ModelSite): Insertable<DB['site']> => ({
  ...place,
  id: site.id,
  name: `Site ${site.id}`,
  company_id: site.companyId,
  status: statusOf(site),
  created_by_cb_id: site.createdBy ?? null,
});

const storeBodies = async (owner: Owner, { bodies, offices }: ModelWorld) => {
  const accreditation = accreditationIds.map((id) => ({ id, name: `Accreditation Body ${id}` }));
  await owner.insertInto('accreditation_body').values(accreditation).execute();
  const certification = bodies.map(({ id, accreditedBy }) => ({
    id,
    name: `Certification Body ${id}`,
    accreditation_body_id: accreditedBy ?? null,
  }));
  await owner.insertInto('certification_body').values(certification).execute();
  const rows = offices.map(({ id, bodyId }) => ({ id, certification_body_id: bodyId, name: `Office ${id}` }));
  await owner.insertInto('office').values(rows).execute();
};

const storePlaces = async (owner: Owner, { companies, sites }: ModelWorld) => {
  await owner.insertInto('company').values(companies.map(companyRow)).execute();
  const companyContacts = companies.map(({ id }) => ({ company_id: id, name: 'Ada Frost' }));
  await owner.insertInto('company_contact').values(companyContacts).execute();
  await owner.insertInto('site').values(sites.map(siteRow)).execute();
  const siteContacts = sites.map(({ id }) => ({ site_id: id, type: 'General', name: 'Ben Quill' }));
  await owner.insertInto('site_contact').values(siteContacts).execute();
};

/** Replaces whatever organisations and records there are by those of the world. */
export const storeWorld = async (owner: Owner, world: ModelWorld): Promise<void> => {
  await sql`truncate recall, audit, site, company, share, office, certification_body, accreditation_body, change_log
    cascade`.execute(owner);
  await storeBodies(owner, world);
  await storePlaces(owner, world);
  await owner.insertInto('audit').values(world.audits.map(auditRow)).execute();
  for (const { id, siteId, auditId, bodyId, isArchived } of world.recalls)
    await makeRecall(owner, {
      id,
      audit_id: auditId,
      site_id: siteId,
      certification_body_id: bodyId,
      is_archived: isArchived,
    });
  const shares = world.shares.map((share) => ({
    entity_type: share.of,
    entity_id: share.id,
    target_type: share.with.type,
    target_id: share.with.id,
  }));
  await owner.insertInto('share').values(shares).execute();
};
