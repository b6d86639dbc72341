import type { Dashboard, DashboardForm } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import { openEdit } from '../../kernel/access/stored-record.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { readDashboard } from './dashboard.queries.ts';
import { faultOf } from './dashboard.rules.ts';
import { dashboardAccess } from './dashboard.scope.ts';

/** The columns of a form without faults. */
const columnsOf = ({ kernel }: WriteContext, form: DashboardForm) => {
  const fault = faultOf(form, kernel.powerBi && kernel.settings.POWER_BI_EMBED_ORIGIN);
  if (fault) throw refuse(fault);
  const { name, reportId, webUrl, embedUrl, datasetId, roles } = form;
  return { name, report_id: reportId, web_url: webUrl, embed_url: embedUrl, dataset_id: datasetId, roles };
};

export const createDashboard = async (ctx: WriteContext, form: DashboardForm): Promise<Dashboard> => {
  const { id } = await ctx.db
    .insertInto('dashboard')
    .values(columnsOf(ctx, form))
    .returning('id')
    .executeTakeFirstOrThrow();
  return readDashboard(ctx, id);
};

export const updateDashboard = async (ctx: WriteContext, id: string, form: DashboardForm): Promise<Dashboard> => {
  const { version } = await openEdit(ctx, dashboardAccess, id, readDashboard);
  await ctx.db
    .updateTable('dashboard')
    .set({ ...columnsOf(ctx, form), version: version + 1 })
    .where('id', '=', id)
    .execute();
  return readDashboard(ctx, id);
};

/** A built-in dashboard can be added again by its report id. */
export const removeDashboard = async (ctx: WriteContext, id: string): Promise<{ id: string }> => {
  await dashboardAccess.lock(ctx, id, 'remove');
  await ctx.db.deleteFrom('dashboard').where('id', '=', id).execute();
  return { id };
};
