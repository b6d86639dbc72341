import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import {
  type CertificationStatus,
  certifyingStatuses,
  expiringStatuses,
} from '@attestry/contract/features/audit/audit.states.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, among, anyOf, isOneOf, type Predicate } from '../../kernel/access/predicates.ts';

/** The last day of a certification that expires by itself; an index of the listing has this expression. */
const lastDay = (alias: string): RawBuilder<string | null> =>
  sql`case when ${isOneOf(sql.ref(`${alias}.certification_status`), expiringStatuses)}
    then ${sql.ref(`${alias}.expiry_date`)} end`;

const isOver = (today: string, alias = 'audit'): Predicate => sql<boolean>`${lastDay(alias)} < ${today}::date`;

/**
 * The certification status as of today: after its expiry day a certification is Expired, whether or not the daily job
 * has run. `alias` names a row with certification_status and expiry_date.
 */
export const shownStatus = (today: string, alias = 'audit'): RawBuilder<CertificationStatus> =>
  sql`case when ${isOver(today, alias)} then 'Expired' else ${sql.ref(`${alias}.certification_status`)} end`;

/**
 * Whether a row under the alias `audit` has the status today: like `shownStatus`, but written so that an index on the
 * status applies.
 */
export const showsToday = (status: string, today: string): Predicate => {
  const isStored = among(sql`audit.certification_status`, [status], 'text');
  if (status === 'Expired') return anyOf(isStored, isOver(today));
  return expiringStatuses.some((one) => one === status)
    ? allOf(isStored, sql<boolean>`(audit.expiry_date < ${today}::date) is not true`)
    : isStored;
};

/** All rows with a status in two sets that indexes sort by that of today: as stored, and what expired since the daily job. */
export const sortedByStatus = (today: string, alias = 'audit') => [
  { rows: sql<boolean>`(${isOver(today, alias)}) is not true`, at: sql.ref(`${alias}.certification_status`) },
  { rows: isOver(today, alias), at: sql`'Expired'::text`, few: true as const },
];

/** Whether an audit is certificated today, independent of any job. */
export const isCertificated = (today: string): Predicate => sql<boolean>`(audit.record_status = 'Current'
  and ${isOneOf(sql`audit.certification_status`, certifyingStatuses)} and audit.expiry_date >= ${today}::date)`;

/** Whether there is a certificate to download today. */
export const hasCertificate = (today: string): Predicate =>
  allOf(isCertificated(today), sql<boolean>`exists (select from certificate where certificate.audit_id = audit.id)`);

/** The latest version of the certificate that an audit holds today, as JSON. */
export const certificateHeldOn = (today: string): RawBuilder<Audit['certificate']> => sql`(
  select jsonb_build_object('number', certificate.number, 'version', certificate.version::text) from certificate
  where certificate.audit_id = audit.id and ${isCertificated(today)} order by certificate.version desc limit 1)`;
