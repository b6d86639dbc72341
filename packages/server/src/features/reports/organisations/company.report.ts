import { companyReport } from '@attestry/contract/features/reports/organisations/company.report.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../../kernel/lists/list-source.ts';
import { isCertificated, seeAudit } from '../../audit/audit.public.ts';
import {
  administered,
  columnsOfCompanies,
  favouritesUsed,
  isSharedCompany,
  seeCompany,
} from '../../company/company.public.ts';
import { bindReport } from '../bound-report.queries.ts';
import { organisationAt } from '../reported-audit.queries.ts';

const certificates = ({ actor, today }: Viewer) => sql`(select count(*)::int from audit_listing as audit
  where audit.site_company_id = company.id and ${isCertificated(today)} and ${seeAudit(actor)})`;

const generalContact = sql`(select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact where contact.company_id = company.id and contact.type = 'General')`;

export const company = bindReport(companyReport, {
  from: sql`company_listing as company`,
  id: sql`company.id`,
  see: ({ actor }) => seeCompany(actor),
  columns: (viewer) => ({
    ...columnsOfCompanies(viewer),
    favouritesUsed: { at: sql`case when ${administered(viewer.actor)} then ${favouritesUsed(sql`company.id`)} end` },
    contact: { at: sql`case when ${isSharedCompany(viewer.actor)} then ${generalContact} end` },
    certificates: { at: certificates(viewer) },
    organisation: organisationAt(viewer, [sql`company.id`]),
  }),
});
