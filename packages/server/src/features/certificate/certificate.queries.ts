import {
  type CertificationStatus,
  noGrade,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import { certificateErrors } from '@attestry/contract/features/certificate/certificate.errors.ts';
import type {
  CertificateData,
  PrintedCertificate,
} from '@attestry/contract/features/certificate/certificate.schema.ts';
import { whyNoCertificate } from '@attestry/contract/features/certificate/missing-certificate.parts.ts';
import { type RawBuilder, sql } from 'kysely';
import { organisationOf } from '../../kernel/access/caller.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { never, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { MissingGlyphs } from '../../kernel/documents/typeset.ts';
import { printedAddress } from '../../kernel/fields/location.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import { withProductName, withProductNameSql } from '../../kernel/settings/product-name.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { isCertificated, seeAudit, shownStatus } from '../audit/audit.public.ts';
import { certificateDocument } from './certificate-document.queries.ts';

/** The data printed on the latest certificate of `audit`. */
const lastPrinted = (audit: RawBuilder<unknown>) => sql`(select certificate.printed from certificate
  where certificate.audit_id = ${audit} order by certificate.version desc limit 1)`;

export const lastIssued = async (db: Reader, auditId: string): Promise<PrintedCertificate | undefined> => {
  const { rows } = await sql<{ printed: PrintedCertificate | null }>`
    select ${lastPrinted(sql`${auditId}::bigint`)} as printed`.execute(db);
  return rows[0]?.printed ?? undefined;
};

/** What a certificate prints, without its number and version. */
export type Printable = Omit<CertificateData, 'templateVersion' | 'number' | 'version' | 'publicPage'>;
type Stored = Omit<Printable, 'bodyName'>;

/** The public page of a certificate, by its token; the QR code links to it. */
export const certificatePage = (settings: Settings, token: string): string =>
  `${publicOrigin(settings)}/certificate/${token}`;

/** The level of START!, from the decision; the report keeps it when the certification status changes. */
const level = sql`coalesce(substring(case when audit.certification_status like 'Start! %'
  then audit.certification_status else report.answers ->> 'DECISION' end from '^Start! (.+)$'), '')`;

/** `awardedGrade` as SQL. */
const grade = sql`coalesce(nullif(audit.grade, ${sql.lit(noGrade)}), '')`;

/** What certificates would print, from the records; `which` is a condition on the alias `audit`. */
export const selectStored = (which: Predicate, today: string) => sql<Stored & { auditId: string }>`
  select audit.id as "auditId", body.name as "certificationBody", audit.site_name as "siteName", audit.site_id::text as "siteCode",
    ${printedAddress('audit')} as address, country.name as country,
    concat_ws(', version ', standard.name, report.template_version) as standard,
    ${grade} as grade, audit.scope, coalesce(audit.exclusion, '') as exclusions,
    array(select category.number || ' ' || category.name from audit_category
      join category on category.id = audit_category.category_id where audit_category.audit_id = audit.id
      order by category.number) as categories,
    array(select module.name from audit_module join module on module.id = audit_module.module_id
      where audit_module.audit_id = audit.id order by module.id) as modules,
    audit.audit_programme as "auditProgramme", audit.start_date as "auditStart", audit.end_date as "auditEnd",
    audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", ${level} as level,
    case when office.id is null then '{}' else ${printedAddress('office')} end as "bodyAddress",
    coalesce(office_country.name, '') as "bodyCountry", coalesce(accreditor.name, '') as "accreditationBody",
    coalesce(body.accreditation_number, '') as "accreditationNumber", coalesce(body.signatory_name, '') as "signatoryName",
    coalesce(body.signatory_title, '') as "signatoryTitle", audit.auditor_number as "auditorNumber"
  from audit
    join certification_body as body on body.id = audit.certification_body_id
    join country on country.id = audit.country_id
    join standard on standard.id = audit.standard_id
    left join audit_report as report on report.audit_id = audit.id
    left join office on office.certification_body_id = body.id and office.is_main
    left join country as office_country on office_country.id = office.country_id
    left join accreditation_body as accreditor on accreditor.id = body.accreditation_body_id
  where ${which} and audit.issue_date is not null and ${isCertificated(today)}`;

/** What the audit's certificate would print if it were issued now; undefined if there is nothing to certify. */
export const printableOf = async (
  db: Reader,
  { auditId, today, settings }: { auditId: string; today: string; settings: Settings },
): Promise<Printable | undefined> => {
  const { rows } = await selectStored(sql<boolean>`audit.id = ${auditId}::bigint`, today).execute(db);
  if (!rows[0]) return undefined;
  const { auditId: _, ...stored } = rows[0];
  return {
    ...stored,
    standard: withProductName(stored.standard, settings),
    bodyName: settings.BODY_NAME,
  };
};

/** The audits whose certificate a reader knows of, and those of them whose owner withholds it. */
export interface CertificateAccess {
  see: Predicate;
  withheld: Predicate;
}

/** Readers who see an audit may have its certificate. */
const ofAuditsInSight = ({ actor }: Context): CertificateAccess => ({ see: seeAudit(actor), withheld: never });

export interface CertificateState {
  auditId: string;
  siteCode: string;
  site: string;
  standard: string;
  recordStatus: RecordStatus;
  certificationStatus: CertificationStatus;
  available: boolean;
  withheld: boolean;
  printed: PrintedCertificate | null;
}

/** The certificates of those audits that the caller sees, in the order of their ids. */
export const certificateStates = async (
  ctx: Context,
  auditIds: readonly string[],
  { see, withheld } = ofAuditsInSight(ctx),
): Promise<CertificateState[]> => {
  const { db, today, kernel } = ctx;
  const { rows } = await sql<CertificateState>`
    select audit.id as "auditId", audit.site_id::text as "siteCode", audit.site_name as site,
      ${withProductNameSql(sql`standard.name`, kernel.settings)} as standard, audit.record_status as "recordStatus",
      ${shownStatus(today)} as "certificationStatus", ${isCertificated(today)} as available, ${withheld} as withheld,
      ${lastPrinted(sql`audit.id`)} as printed
    from audit join standard on standard.id = audit.standard_id
    where audit.id = any(${auditIds}::bigint[]) and ${see}
    order by array_position(${auditIds}::bigint[], audit.id)`.execute(db);
  return rows;
};

/** What a file with a certificate is called. */
export const certificateName = ({ siteCode, number }: Pick<PrintedCertificate, 'siteCode' | 'number'>): string =>
  `Certificate-${siteCode}-${number}.pdf`;

const setInType = async (
  certificate: PrintedCertificate,
  { bodyName, organisation }: { bodyName: string; organisation: string },
): Promise<Uint8Array> => {
  try {
    return await certificateDocument(certificate, organisation);
  } catch (reason) {
    if (!(reason instanceof MissingGlyphs)) throw reason;
    throw refuse(certificateErrors.unavailable, { detail: `Pending ${bodyName} administration. ${reason.message}` });
  }
};

/** The certificate that the caller can download, or why there is none. */
const toDownload = (
  state: CertificateState,
  { kernel }: Context,
): { printed: PrintedCertificate } | { printed: null; why: string } =>
  state.available && !state.withheld && state.printed
    ? { printed: state.printed }
    : { printed: null, why: whyNoCertificate(state, kernel.settings.BODY_NAME) };

/** Why the caller cannot download the certificate of an audit; null if they can. */
export const missingCertificate = async (
  ctx: Context,
  auditId: string,
  access: CertificateAccess,
): Promise<string | null> => {
  const certificate = toDownload(oneFound(await certificateStates(ctx, [auditId], access)), ctx);
  return certificate.printed ? null : certificate.why;
};

/** The latest version of an audit's certificate as PDF. Refused, with the reason, if there is none to download. */
export const certificateFile = async (
  ctx: Context,
  auditId: string,
  access?: CertificateAccess,
): Promise<FileToSend> => {
  const certificate = toDownload(oneFound(await certificateStates(ctx, [auditId], access)), ctx);
  if (!certificate.printed) throw refuse(certificateErrors.unavailable, { detail: certificate.why });
  const { printed } = certificate;
  const organisation = await organisationOf(ctx.db, ctx.actor);
  return {
    content: () => setInType(printed, { bodyName: ctx.kernel.settings.BODY_NAME, organisation }),
    type: 'application/pdf',
    name: certificateName(printed),
  };
};
