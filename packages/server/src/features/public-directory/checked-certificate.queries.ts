import type { PrintedCertificate } from '@attestry/contract/features/certificate/certificate.schema.ts';
import { publicDirectoryErrors } from '@attestry/contract/features/public-directory/public-directory.errors.ts';
import type { CheckedCertificate } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { sql } from 'kysely';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { mayBePublished, type PublicView, shownStatus } from '../audit/audit.public.ts';
import { certificateStateOf, type IssuedCertificate } from './certificate-state.rules.ts';
import { published } from './public-directory.scope.ts';

type Issued = Omit<IssuedCertificate, 'today'> & {
  printed: PrintedCertificate & { level?: string };
  isPublished: boolean;
};

const selectIssued = (token: string, view: PublicView) => sql<Issued>`
  select certificate.printed, certificate.version,
    (select max(later.version) from certificate as later where later.audit_id = audit.id) as "latestVersion",
    audit.record_status as "recordStatus", ${shownStatus(view.today)} as status, audit.status_date as "statusDate",
    audit.expiry_date as "expiryDate", exists (select from audit_listing as audit
      where audit.id = certificate.audit_id and ${published(view)}) as "isPublished"
  from certificate join audit on audit.id = certificate.audit_id join site on site.id = audit.site_id
  where certificate.token = ${token} and ${mayBePublished(view, sql`audit.country_id`)}
    and ${mayBePublished(view, sql`site.country_id`)}`;

const factsOf = (printed: PrintedCertificate): CheckedCertificate['printed'] => ({
  siteName: printed.siteName,
  siteCode: printed.siteCode,
  country: printed.country,
  certificationBody: printed.certificationBody,
  scope: printed.scope,
  exclusions: printed.exclusions,
  categories: [...printed.categories],
  modules: [...printed.modules],
  issueDate: printed.issueDate,
});

/**
 * What the certificate with this token is worth today, and what it prints. This includes certificates of a site that opted
 * out, because anybody with the token has the paper. An unknown token is refused like a code under which nothing is
 * published.
 */
export const checkCertificate = async (
  { db, today, now, kernel }: Pick<PublicContext, 'db' | 'today' | 'now' | 'kernel'>,
  token: string,
): Promise<CheckedCertificate> => {
  const { rows } = await selectIssued(token, { today, settings: kernel.settings }).execute(db);
  const issued = rows[0];
  if (!issued) throw refuse(publicDirectoryErrors.nothingPublished);
  const { printed, recordStatus, version, latestVersion } = issued;
  const isInDirectory = recordStatus === 'Current' || recordStatus === 'Closed';
  return {
    number: printed.number,
    version: printed.version,
    standard: printed.standard,
    grade: printed.grade,
    level: printed.level ?? '',
    ...certificateStateOf({ ...issued, today }),
    replacedByVersion: isInDirectory && version < latestVersion ? String(latestVersion) : null,
    printed: isInDirectory ? factsOf(printed) : null,
    isPublished: issued.isPublished,
    asOf: now.toISOString(),
  };
};
