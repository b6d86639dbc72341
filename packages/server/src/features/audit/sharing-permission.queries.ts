import type { SharingOptionName } from '@attestry/contract/kernel/sharing-options.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '../../kernel/settings/settings.ts';

/** The option set for a site; null if none is. */
export const siteSharingOption = (siteId: RawBuilder<unknown>): RawBuilder<SharingOptionName | null> =>
  sql`(select option from site_sharing_option where site_id = ${siteId})`;

/** The option set for an audit or its site; null if none is. */
const auditSharingOption = (
  auditId: RawBuilder<unknown>,
  siteId: RawBuilder<unknown>,
): RawBuilder<SharingOptionName | null> =>
  sql`coalesce((select option from audit_sharing_option where audit_id = ${auditId}), ${siteSharingOption(siteId)})`;

/** The effective option of a row of `audit`: its own, otherwise its site's, otherwise the deployment's. */
export const sharingPermission = (settings: Pick<Settings, 'SHARING_OPTION'>): RawBuilder<SharingOptionName> =>
  sql`coalesce(${auditSharingOption(sql`audit.id`, sql`audit.site_id`)}, ${settings.SHARING_OPTION})`;
