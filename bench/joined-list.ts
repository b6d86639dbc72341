// The audit list built from joins over the normal tables, to show the gain of its read model. It exists only in the
// measured process, with the same contract, permission and scope. It has no search, because the tables have no search keys.

import { sql } from 'kysely';
import { auditApi } from '../packages/contract/src/features/audit/audit.api.ts';
import { auditList } from '../packages/contract/src/features/audit/audit.list.ts';
import { type AuditRow, auditVisuals } from '../packages/contract/src/features/audit/audit.schema.ts';
import type { Directory } from '../packages/server/src/app/compose.ts';
import { auditAccess, seeAudit } from '../packages/server/src/features/audit/audit.scope.ts';
import { hasCertificate, shownStatus } from '../packages/server/src/features/audit/certification-today.scope.ts';
import { judged } from '../packages/server/src/kernel/access/verdicts.ts';
import { implement } from '../packages/server/src/kernel/http/implement.ts';
import { bindList, viewerOf } from '../packages/server/src/kernel/lists/list-source.ts';
import { runList } from '../packages/server/src/kernel/lists/run-list.ts';
import { withProductNameSql } from '../packages/server/src/kernel/settings/product-name.ts';
import { joinedPath } from './requests.ts';

/** Without the columns that only filter, which no measured request uses. */
const {
  awaitsValidation: _,
  certificated: __,
  nextAudit: ___,
  own: ____,
  shared: _____,
  reportRequested: _______,
  added: ______,
  auditor: ________,
  ...columns
} = auditList.columns;

const joined = bindList(
  { ...auditList, columns },
  {
    from: sql`audit join site on site.id = audit.site_id join country on country.id = site.country_id
    join standard on standard.id = audit.standard_id join certification_body as body on body.id = audit.certification_body_id
    join company as owner on owner.id = audit.owner_company_id`,
    id: sql`audit.id`,
    columns: ({ settings, today }) => ({
      id: { at: sql`audit.id` },
      siteCode: { at: sql`audit.site_id` },
      site: { at: sql`site.name` },
      country: { at: sql`country.name`, by: sql`site.country_id`, type: 'int' },
      city: { at: sql`site.city` },
      standard: {
        at: withProductNameSql(sql`standard.name`, settings),
        by: sql`audit.standard_id`,
        type: 'int',
      },
      certificationBody: { at: sql`body.name`, by: sql`audit.certification_body_id` },
      programOwner: { at: sql`${settings.BODY_NAME}::text` },
      auditOwner: { at: sql`owner.name` },
      startDate: { at: sql`audit.start_date` },
      validationDate: { at: sql`audit.validation_date`, nullable: true },
      grade: { at: sql`audit.grade` },
      issueDate: { at: sql`audit.issue_date`, nullable: true },
      expiryDate: { at: sql`audit.expiry_date`, nullable: true },
      certificationStatus: { at: shownStatus(today) },
      auditStatus: { at: sql`audit.record_status` },
    }),
    extra: ({ actor, today }) => ({
      hasCertificate: hasCertificate(today),
      nextAudit: sql`null`,
      verdicts: auditAccess.verdicts(actor, auditVisuals),
    }),
    archived: sql`audit.record_status = 'Archived'`,
    see: ({ actor }) => seeAudit(actor),
    present: judged<AuditRow>,
  },
);

export const serveJoinedList = ({ app, kernel }: Directory): void =>
  implement(
    app,
    kernel,
    { list: { ...auditApi.list, path: joinedPath } },
    { list: (ctx, { query }) => runList(ctx.db, joined, viewerOf(ctx), query, 'resultsList') },
  );
