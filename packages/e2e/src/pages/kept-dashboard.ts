import { type BuiltInDashboard, builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import { withDatabase } from '../directory/with-database.ts';
import { sharedHome } from '../people/accounts.ts';

/** Lets a journey change or delete a built-in dashboard, and puts it back for the other journeys. */
export const puttingBack = async (reportId: BuiltInDashboard, work: (name: string) => Promise<void>): Promise<void> => {
  const before = await withDatabase(sharedHome(), ({ writes }) =>
    writes.selectFrom('dashboard').selectAll().where('report_id', '=', reportId).executeTakeFirstOrThrow(),
  );
  try {
    await work(builtInDashboards[reportId].name);
  } finally {
    await withDatabase(sharedHome(), async ({ writes }) => {
      await writes.deleteFrom('dashboard').where('report_id', '=', reportId).execute();
      await writes.insertInto('dashboard').values(before).execute();
    });
  }
};
