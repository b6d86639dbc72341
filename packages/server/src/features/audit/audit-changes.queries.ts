import { auditChangeLabels as labels } from '@attestry/contract/features/audit/audit-changes.parts.ts';
import type { ReportTemplate, Table } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { ChangeLogEntry, changeLogQuery } from '@attestry/contract/kernel/change-log.ts';
import type { Page } from '@attestry/contract/kernel/list.ts';
import { organisationTypeNames, organisationTypes } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { type Joined, type LoggedFields, momentText, readChangeLog } from '../../kernel/change-log/change-log.ts';
import { withheldChanges } from '../../kernel/change-log/withheld-changes.ts';
import { loggedLocation } from '../../kernel/fields/location.ts';
import type { NameOf } from '../../kernel/lookups/name-of.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { sharedWithField } from '../company/company.public.ts';
import { nameOfCertificationBody, nameOfStandard } from '../lookup/lookup.public.ts';
import { siteNameFor } from '../reach/reach.public.ts';
import { asked, tables, templateByCode } from '../report-template/report-template.public.ts';
import { auditAccess, isPartyTo } from './audit.scope.ts';
import { seeNextAudit } from './next-audit/next-audit.scope.ts';
import { isPlanAfter, seeFormerDays } from './next-audit/plan.scope.ts';

const named =
  (table: 'company' | 'category' | 'module'): NameOf =>
  (id) =>
    sql`select name from ${sql.table(table)} where id = ${id}::bigint`;

/** The name of the site of an audit. */
const nameOfSite =
  (actor: Actor, auditId: string): NameOf =>
  (id) =>
    sql`select ${siteNameFor(actor)} as name from audit where audit.id = ${auditId}::bigint and audit.site_id = ${id}::bigint`;

const nameOfUser: NameOf = (id) =>
  sql`select concat_ws(' ', first_name, last_name) as name from app_user where id = ${id}::bigint`;

const certificate = z.object({ version: z.coerce.string() });

const document = z.object({ type: z.string(), name: z.string() });

const documentText = (logged: unknown): string => {
  const { type, name } = document.parse(logged);
  return `${type}: ${name}`;
};

const uploader = z.enum(['StandardsBody', ...organisationTypes]);

const uploaderText =
  ({ BODY_NAME }: Settings) =>
  (logged: unknown): string => {
    const type = uploader.parse(logged);
    return type === 'StandardsBody' ? BODY_NAME : organisationTypeNames[type];
  };

const recordFields = ({ actor, kernel: { settings } }: Context, id: string): LoggedFields => ({
  ...loggedLocation,
  site_id: { label: 'Site', nameOf: nameOfSite(actor, id) },
  standard_id: { label: 'Standard', nameOf: nameOfStandard(settings) },
  certification_body_id: { label: 'Certification body', nameOf: nameOfCertificationBody },
  owner_company_id: { label: 'Audit owner', nameOf: named('company') },
  holding_reason: 'Held because',
  start_date: 'Audit start date',
  end_date: 'Audit end date',
  exclusion: 'Exclusions from scope',
  issue_date: 'Certificate issue date',
  expiry_date: 'Certificate expiry date',
  uploaded_at: { label: 'Upload date', formatValue: momentText },
  uploaded_by: { label: 'Uploaded by', nameOf: nameOfUser },
  uploaded_by_organisation: { label: 'Uploaded for', formatValue: uploaderText(settings) },
  is_visible: 'Visible in the public directory',
  is_renewal_planned: 'Renewal audit planned',
  expiry_reason: 'Expiry reason',
  expiry_comments: 'Expiry comments',
  expiry_assessment_date: 'Assessment date',
  'audit_category.category_id': { label: 'Category', nameOf: named('category') },
  'audit_module.module_id': { label: 'Additional module', nameOf: named('module') },
  'audit_sharing_option.option': 'Certificate Tracker access',
  certification_status: labels.certificationStatus,
  status_reason: labels.statusReason,
  status_date: labels.statusDate,
  'audit_schedule.scheduled_for': labels.nextAudit,
  'audit_report.report': labels.report,
  'certificate.number': labels.certificateNumber,
  'certificate.issued_at': { label: labels.certificateIssued, formatValue: momentText },
  'certificate.printed': {
    label: labels.certificateVersion,
    formatValue: (printed) => certificate.parse(printed).version,
  },
  'audit_document.document': { label: 'Document', formatValue: documentText },
  'share.shared_with': sharedWithField,
  'report_request.report_requested_for': { ...sharedWithField, label: 'Report requested for' },
});

const tableRows = z.array(z.record(z.string(), z.unknown()));

/** The rows of a table, numbered and one per line, each cell after its column's name. */
const rowsText =
  ({ columns }: Table) =>
  (answer: unknown): string =>
    tableRows
      .parse(answer)
      .map((row, at) => {
        const cells = columns.filter(({ xmlTag }) => row[xmlTag] !== undefined && row[xmlTag] !== '');
        return `${at + 1}. ${cells.map(({ xmlTag, label }) => `${label}: ${row[xmlTag]}`).join('; ')}`;
      })
      .join('\n');

const answerFields = (template: ReportTemplate): LoggedFields => {
  const singles = [...asked(template).values()].map(({ xmlTag, label }) => [`audit_report.${xmlTag}`, label] as const);
  const ofTables = [...tables(template).values()].map(
    (table) => [`audit_report.${table.xmlTag}`, { label: table.label, formatValue: rowsText(table) }] as const,
  );
  return Object.fromEntries([...singles, ...ofTables]);
};

/** Upload and renewal details concern only the audit's certification body and its owner. */
const columnsOfParties = [
  'uploaded_by_organisation',
  'is_renewal_planned',
  'expiry_reason',
  'expiry_comments',
  'expiry_assessment_date',
];

/** The token of a verification address; readers of the certificate see it there as well. */
const secrets = ['token'];

/** The days on which the next audit was planned to take place. Only readers who may know all of them see any. */
const plannedDays = async ({ db, actor }: Context, id: string): Promise<Joined | undefined> => {
  const { rows } = await sql<Pick<Joined, 'id' | 'since'>>`
    select schedule.id::text as id, audit.uploaded_at as since
    from audit join audit_schedule as schedule on ${isPlanAfter(actor)}
    where audit.id = ${id}::bigint and ${seeNextAudit(actor)} and ${seeFormerDays(actor)}`.execute(db);
  return rows[0] && { ...rows[0], entity: 'auditSchedule', columns: ['scheduled_for'] };
};

/** The change log of a visible audit; answers of its report are labelled with the words of its template. */
export const readAuditChanges = async (
  ctx: Context,
  id: string,
  query: z.output<typeof changeLogQuery>,
): Promise<Page<ChangeLogEntry>> => {
  const { db, actor } = ctx;
  await auditAccess.requireSight({ db, actor }, id);
  const withheld = await withheldChanges(db, actor, {
    id,
    from: sql`audit`,
    share: auditAccess.may(actor, 'share'),
    owner: 'owner_company_id',
    others: { columns: columnsOfParties, to: isPartyTo(actor) },
  });
  const { rows } = await sql<{
    code: string;
    version: string;
  }>`select template_code as code, template_version as version
    from audit_report where audit_id = ${id}::bigint`.execute(db);
  const template = rows[0] && templateByCode(rows[0].code, rows[0].version);
  const fields = { ...recordFields(ctx, id), ...(template && answerFields(template)) };
  const columns = [...withheld.columns, ...secrets];
  const joined = await plannedDays(ctx, id);
  return readChangeLog(db, { entity: 'audit', id, fields, withheld: { ...withheld, columns }, joined }, query);
};
