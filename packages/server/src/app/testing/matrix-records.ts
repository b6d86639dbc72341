import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { Insertable, Kysely } from 'kysely';
import { makeAudit, makeCertificationBody, makeReport } from '../../features/audit/audit.factory.ts';
import { makeDocument } from '../../features/audit-document/audit-document.factory.ts';
import { issueCertificate } from '../../features/certificate/certificate.public.ts';
import {
  approveOffice,
  makeOffice,
  makeOfficeContact,
} from '../../features/certification-body/certification-body.factory.ts';
import { makeCompany, makeCompanyContact } from '../../features/company/company.factory.ts';
import { makeUser } from '../../features/identity/identity.factory.ts';
import { makeRecall } from '../../features/recall/recall.factory.ts';
import { templateByCode } from '../../features/report-template/report-template.public.ts';
import { makeSite, makeSiteContact } from '../../features/site/site.factory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { DB } from '../../kernel/database/tables.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

export type Owner = Kysely<DB>;
export type Values<T extends keyof DB> = Partial<Insertable<DB[T]>>;
export type Target = readonly ['Company' | 'Site' | 'CertificationBody', string];

/** Records of the matrix with all that hangs on them, answered by id. */
export const company = async (owner: Owner, values: Values<'company'> = {}) => {
  const { id } = await makeCompany(owner, values);
  await makeCompanyContact(owner, id);
  return id;
};

export const site = async (owner: Owner, companyId: string, values: Values<'site'> = {}) => {
  const { id } = await makeSite(owner, { company_id: companyId, address_line1: '1 Harbour Road', ...values });
  await makeSiteContact(owner, id);
  await makeSiteContact(owner, id, { type: 'Technical', name: 'Tove', email: 'tove@site.example' });
  await makeSiteContact(owner, id, { type: 'Commercial', name: 'Cleo', email: 'cleo@site.example' });
  return id;
};

/** A standard with a short report, so that hundreds of documents are made in seconds. */
const etrs = { standard_id: 3, grade: null } as const;

/** A document bears the number of its audit, so that calls about the one find the other. */
export const documentLinkOf = (auditId: string): string => `document-${auditId}`;

export const audit = async (owner: Owner, siteId: string, bodyId: string, values: Values<'audit'> = {}) => {
  const { id } = await makeAudit(owner, { ...etrs, site_id: siteId, certification_body_id: bodyId, ...values });
  await makeReport(owner, id, { template: templateByCode('ETRS', '1.0') });
  await makeDocument(owner, { id, audit_id: id, link: documentLinkOf(id) });
  return id;
};

/** Under the audit given, and naming its certification body unless told otherwise. */
export const recall = async (owner: Owner, auditId: string, values: Values<'recall'> = {}) =>
  (await makeRecall(owner, { audit_id: auditId, ...values })).id;

export const user = async (owner: Owner, role: Role, [type, id]: Target, status: 'Active' | 'Deactivated' = 'Active') =>
  (await makeUser({ writes: owner }, { firstName: 'Pat', role, status, organisations: [{ type, id }] })).identificator;

export const share = (owner: Owner, entity: 'audit' | 'site' | 'company', id: string, targets: readonly Target[]) =>
  owner
    .insertInto('share')
    .values(targets.map(([target_type, target_id]) => ({ entity_type: entity, entity_id: id, target_type, target_id })))
    .execute();

export const accredited = async (owner: Owner) => {
  const name = `Accreditation Body ${crypto.randomUUID()}`;
  const accreditation = await owner
    .insertInto('accreditation_body')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await makeCertificationBody(owner, { accreditation_body_id: accreditation.id });
  return { id, accreditedBy: accreditation.id };
};

/** The main office of a certification body, approved for every standard, and a sub office, each with its contact. */
export const offices = async (owner: Owner, bodyId: string, status: 'Active' | 'Archived' = 'Active') => {
  const main = await makeOffice(owner, bodyId, { name: `Main office of ${bodyId}`, is_main: true, status });
  const sub = await makeOffice(owner, bodyId, { status });
  for (const { id } of [main, sub]) await makeOfficeContact(owner, bodyId, id);
  await approveOffice(owner, bodyId, main.id);
  return { main: main.id, sub: sub.id };
};

/** The token of one certificate: whoever has it is told of it, whatever their relation to the audit. */
export const heldToken = 'c'.repeat(32);

/** Issues the certificates of whatever is certificated. */
export const issueAll = async (owner: Owner, settings: Settings) => {
  const audits = await owner.selectFrom('audit').select('id').execute();
  for (const { id } of audits)
    await owner.transaction().execute((db) => issueCertificate(db, { auditId: id, today: clock.today(), settings }));
  await owner
    .updateTable('certificate')
    .set({ token: heldToken })
    .where('id', '=', ({ selectFrom }) => selectFrom('certificate').select(({ fn }) => fn.min('id').as('id')))
    .execute();
};
