import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

/** A dashboard of a report of Power BI, for the standards body's Admin. */
export const makeDashboard = (
  db: Kysely<DB>,
  given: Partial<Insertable<DB['dashboard']>> = {},
): Promise<{ id: string }> => {
  const report_id = crypto.randomUUID();
  return db
    .insertInto('dashboard')
    .values({
      name: 'Sales of certificates',
      report_id,
      web_url: `https://app.powerbi.com/groups/me/reports/${report_id}`,
      embed_url: `https://app.powerbi.com/reportEmbed?reportId=${report_id}`,
      dataset_id: 'c0ffee00-51d9-4f3e-8b60-92ad13f7e5c1',
      roles: ['{body} Admin'],
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};
