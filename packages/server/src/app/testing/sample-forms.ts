import type { auditDetailsForm } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { scheduleForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import type {
  certificationBodyCreateForm,
  certificationBodyEditForm,
  officeCreateForm,
  officeEditForm,
  suspensionForm,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import type { companyCreateForm, companyEditForm } from '@attestry/contract/features/company/company.schema.ts';
import type { recallCreateForm, recallEditForm } from '@attestry/contract/features/recall/recall.schema.ts';
import type { siteCreateForm, siteEditForm } from '@attestry/contract/features/site/site.schema.ts';
import type { userCreateForm, userEditForm } from '@attestry/contract/features/user/user.schema.ts';
import type { z } from 'zod';
import type { About } from './about.ts';

const place = { addressLine1: '1 Harbour Road', city: 'Hull', country: { id: '826' } };

const contactDetails = { name: 'Ada Frost', email: 'ada@company.example', phoneNumber: '+44 1482 000009' };
const contactOf = (name: string) => ({ name, email: `${name.toLowerCase()}@site.example` });

export const companyNamed = (name: string): z.input<typeof companyCreateForm> => ({
  company: { name, location: place },
  contact: { contactDetails },
  natureOfBusinessId: '1',
  allowExportList: true,
  favouriteLimit: 50,
  companyTier: 'Lite',
});

export const companyCreation = async ({ certificationBodyId }: About): Promise<z.input<typeof companyCreateForm>> => ({
  ...companyNamed('Newly Made'),
  certificationBodyExternalId: certificationBodyId,
});

/** The company as it is, with another phone number: what everybody who may edit it at all may change. */
export const companyEdit = async ({ owner, id }: About): Promise<z.input<typeof companyEditForm>> => {
  const known = await owner.selectFrom('company').select('name').where('id', '=', id).executeTakeFirst();
  return { company: { name: known?.name ?? 'Nobody', location: place }, contact: { contactDetails } };
};

export const siteNamed = (companyId: string, name: string): z.input<typeof siteCreateForm> => ({
  site: { name, companyId, location: place },
  generalContact: { name: 'Gail' },
  technicalContact: contactOf('Tove'),
  commercialContact: contactOf('Cleo'),
});

export const siteCreation = async ({ id }: About): Promise<z.input<typeof siteCreateForm>> =>
  siteNamed(id, 'Newly Built');

/** The site as it is, with another general contact. */
export const siteEdit = async ({ owner, id }: About): Promise<z.input<typeof siteEditForm>> => {
  const known = await owner
    .selectFrom('site')
    .select(['name', 'company_id as companyId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return {
    site: { ...(known ?? { name: 'Nowhere', companyId: '10001' }), location: place },
    generalContact: { name: 'Gwen' },
    technicalContact: contactOf('Tove'),
    commercialContact: contactOf('Cleo'),
  };
};

export const recallCreation = async ({
  id,
  certificationBodyId,
}: About): Promise<z.input<typeof recallCreateForm>> => ({
  auditId: id,
  certificationBody: { id: certificationBodyId },
  reasonForNotification: 'Product Recall',
  recallCategory: { id: '4' },
  initialNotificationDate: '2026-05-04',
  recallDate: '2026-05-05',
  outlineOfIncident: 'Milk was not declared',
  productRecalled: 'Oat biscuits, 200 g',
  correction: 'All biscuits were taken back',
  recallCertificationStatus: 'Certificated',
});

/** Under the audit it has. */
export const recallEdit = async ({ owner, id }: About): Promise<z.input<typeof recallEditForm>> => {
  const known = await owner.selectFrom('recall').select('audit_id').where('id', '=', id).executeTakeFirst();
  return { auditId: known?.audit_id ?? '500001', rootCauseAnalysis: 'A label was changed too late' };
};

const person = { firstName: 'Newly', lastName: 'Invited', jobTitle: 'Buyer', phoneNumber: '+44 1482 000009' };

/** A user of the company, whom everybody may create who creates users of a company at all. */
export const userCreation = async ({ id }: About): Promise<z.input<typeof userCreateForm>> => ({
  ...person,
  email: 'newly.invited@people.example',
  role: 'Company User',
  primaryOrganisation: { externalId: id, type: 1 },
});

/** The user under another name; role and organisations stay as they are. */
export const userEdit = async ({ owner, id }: About): Promise<z.input<typeof userEditForm>> => {
  const known = await owner.selectFrom('app_user').select('email').where('identificator', '=', id).executeTakeFirst();
  return { ...person, email: known?.email ?? 'nobody@people.example' };
};

const officePart = {
  name: 'Newly Opened',
  standards: ['3'],
  location: place,
  contact: { name: 'Olga', email: 'olga@office.example' },
};

const accreditationOf = async ({ owner, certificationBodyId }: About): Promise<string> => {
  const known = await owner
    .selectFrom('certification_body')
    .select('accreditation_body_id as id')
    .where('id', '=', certificationBodyId)
    .executeTakeFirst();
  return known?.id ?? '1';
};

export const certificationBodyCreation = async (
  about: About,
): Promise<z.input<typeof certificationBodyCreateForm>> => ({
  accreditationBodyId: await accreditationOf(about),
  rating: 4,
  officeInsert: officePart,
});

/** The certification body as it is, with another rating. */
export const certificationBodyEdit = async (about: About): Promise<z.input<typeof certificationBodyEditForm>> => ({
  accreditationBodyId: await accreditationOf(about),
  rating: 5,
});

export const officeCreation = async ({ id }: About): Promise<z.input<typeof officeCreateForm>> => ({
  ...officePart,
  certificationBodyId: id,
});

/** The office as it is, with another contact. */
export const officeEdit = async ({ owner, id }: About): Promise<z.input<typeof officeEditForm>> => {
  const known = await owner.selectFrom('office').select('name').where('id', '=', id).executeTakeFirst();
  return { ...officePart, name: known?.name ?? 'Nowhere' };
};

export const suspension = async (): Promise<z.input<typeof suspensionForm>> => ({
  suspensionStatus: 'Full',
  removeFromPublicView: true,
  auditSubmissionStatus: 'Prohibit',
});

/** The audit as it is, shown publicly: what its owner decides too. */
export const auditDetailsEdit = async ({ owner, id }: About): Promise<z.input<typeof auditDetailsForm>> => {
  const known = await owner
    .selectFrom('audit')
    .select('owner_company_id as ownerId')
    .where('id', '=', id)
    .executeTakeFirst();
  return { auditOwnerId: known?.ownerId ?? '10001', isVisibleInPublicDirectory: true };
};

type Schedule = z.input<typeof scheduleForm>;

/** With a certification body that may be named by whoever names one. */
const scheduleAtSite = async ({ id, certificationBodyId }: About): Promise<Schedule> => ({
  siteId: id,
  standardId: '3',
  scheduledDate: '2999-04-04',
  certificationBodyId,
});

const scheduleAfterAudit = async (about: About): Promise<Schedule> => {
  const known = await about.owner
    .selectFrom('audit')
    .select(['site_id as siteId', 'standard_id as standardId'])
    .where('id', '=', about.id)
    .executeTakeFirst();
  const { siteId = '1000001', standardId = 3 } = known ?? {};
  const form = await scheduleAtSite({ ...about, id: siteId });
  return { ...form, standardId: String(standardId), auditId: about.id };
};

/** From the site and from the audit that is to be followed. */
export const scheduling = [
  { about: 'site', body: scheduleAtSite },
  { about: 'audit', body: scheduleAfterAudit },
] as const;
