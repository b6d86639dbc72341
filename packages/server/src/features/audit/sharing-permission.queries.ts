import type { SharingOptionName } from '@attestry/contract/kernel/sharing-options.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '../../kernel/settings/settings.ts';

/** What was set for a site; null where nothing was. */
export const siteSharingOption = (siteId: RawBuilder<unknown>): RawBuilder<SharingOptionName | null> =>
  sql`(select option from site_sharing_option where site_id = ${siteId})`;

/** What was set for an audit, be it on its site; null where nothing was. */
const auditSharingOption = (
  auditId: RawBuilder<unknown>,
  siteId: RawBuilder<unknown>,
): RawBuilder<SharingOptionName | null> =>
  sql`coalesce((select option from audit_sharing_option where audit_id = ${auditId}), ${siteSharingOption(siteId)})`;

/** What applies to a row of `audit`: its own option, else its site's, else the deployment's. */
export const sharingPermission = (settings: Pick<Settings, 'SHARING_OPTION'>): RawBuilder<SharingOptionName> =>
  sql`coalesce(${auditSharingOption(sql`audit.id`, sql`audit.site_id`)}, ${settings.SHARING_OPTION})`;
