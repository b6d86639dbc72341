import { certificateTemplateVersion } from '@attestry/contract/features/certificate/certificate.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { certificatePage, selectStored } from './certificate.queries.ts';
import { prefixOf } from './certificate.rules.ts';

/**
 * Issues the first certificate of every certificated audit without one, in one statement: for bulk loads, which write
 * audits without commands. It prints and freezes the same data as a single issue. Without `offset 0` it would be computed
 * once for each place where it stands.
 */
export const issueFirstCertificates = ({
  today,
  settings,
}: {
  today: string;
  settings: Settings;
}): RawBuilder<unknown> => sql`
  insert into certificate (audit_id, number, version, token, printed)
  select (stored.printed ->> 'auditId')::bigint, numbered.number, 1, numbered.token,
    stored.printed - 'auditId' || jsonb_build_object('templateVersion', ${certificateTemplateVersion}::text,
      'number', numbered.number, 'version', '1', 'bodyName', ${settings.BODY_NAME}::text,
      'standard', ${withProductNameSql(sql`stored.printed ->> 'standard'`, settings)},
      'publicPage', ${certificatePage(settings, '')}::text || numbered.token)
  from (select to_jsonb(printable) as printed from (${selectStored(
    sql<boolean>`not exists (select from certificate where certificate.audit_id = audit.id)`,
    today,
  )}) as printable offset 0) as stored,
    lateral (select concat_ws('-', nullif(${prefixOf(settings.BODY_NAME)}::text, ''), left(stored.printed ->> 'issueDate', 4),
      nextval('certificate_number')) as number, new_certificate_token() as token) as numbered`;
