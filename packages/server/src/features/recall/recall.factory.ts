import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeUser } from '../user/user.factory.ts';

export interface MadeRecall {
  id: string;
  siteId: string;
  auditId: string;
  certificationBodyId: string;
}

/** An open recall of jam because of glass; creates audit, site and certification body if none is given. */
export const makeRecall = async (
  db: Kysely<DB>,
  overrides: Partial<Insertable<DB['recall']>> = {},
): Promise<MadeRecall> => {
  const audit = overrides.audit_id
    ? await db
        .selectFrom('audit')
        .where('id', '=', String(overrides.audit_id))
        .select(['id', 'site_id as siteId', 'certification_body_id as certificationBodyId'])
        .executeTakeFirstOrThrow()
    : await makeAudit(db);
  return db
    .insertInto('recall')
    .values({
      site_id: audit.siteId,
      certification_body_id: audit.certificationBodyId,
      category_id: 3,
      certification_status: 'Certificated',
      reason: 'Product Recall',
      initial_notification_date: '2026-04-01',
      recall_date: '2026-04-02',
      outline_of_incident: 'Glass was found in a jar',
      product_recalled: 'Strawberry jam, 340 g',
      correction: 'The batch was taken back',
      completed_by: overrides.completed_by ?? (await makeUser(db)).id,
      ...overrides,
      audit_id: audit.id,
    })
    .returning(['id', 'site_id as siteId', 'audit_id as auditId', 'certification_body_id as certificationBodyId'])
    .executeTakeFirstOrThrow();
};
