import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { always, among, never } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { readChangeLog } from '../../kernel/change-log/change-log.ts';
import { withheldChanges } from '../../kernel/change-log/withheld-changes.ts';
import { implement } from '../../kernel/http/implement.ts';
import { countPresets } from '../../kernel/lists/count-presets.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { narrowed } from '../../kernel/lists/narrowed-lists.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { companyAccess } from '../company/company.public.ts';
import { createSite, setArchived, updateSite } from './site.commands.ts';
import { readSite, siteLabels, sites } from './site.queries.ts';
import { isSharedSite, siteAccess } from './site.scope.ts';
import { historyOf } from './site-audits.queries.ts';
import { archiveWithCompany, unarchiveWithCompany } from './sites-of-company.commands.ts';

/** The list of the sites of a visible company. */
const sitesOfCompany = async (ctx: Context, id: string): Promise<typeof sites> => {
  await companyAccess.requireSight(ctx, id);
  return narrowed(sites, among(sql`site.company_id`, [id]));
};

export const siteRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, siteApi, {
    list: (ctx, { query }) => runList(ctx.db, sites, viewerOf(ctx), query, 'resultList'),
    listOfCompany: async (ctx, { params, query }) =>
      runList(ctx.db, await sitesOfCompany(ctx, params.id), viewerOf(ctx), query, 'resultList'),
    exportList: (ctx, { query }) => exportList(ctx, sites, query, 'Sites'),
    countPresets: (ctx) => countPresets(ctx, sites),
    suggestNames: (ctx, { query }) => suggestNames(ctx, sites, query),
    suggestNamesOfCompany: async (ctx, { params, query }) =>
      suggestNames(ctx, await sitesOfCompany(ctx, params.id), query),
    read: (ctx, { params, query }) => readSite(ctx, params.id, query.filterByUser ? isSharedSite(ctx.actor) : always),
    create: (ctx, { body }) => createSite(ctx, body),
    update: (ctx, { params, body }) => updateSite(ctx, params.id, body),
    archive: (ctx, { params }) => setArchived(ctx, params.id, true),
    unarchive: (ctx, { params }) => setArchived(ctx, params.id, false),
    archiveWithCompany: (ctx, { params }) => archiveWithCompany(ctx, params.id),
    unarchiveWithCompany: (ctx, { params }) => unarchiveWithCompany(ctx, params.id),
    auditHistory: (ctx, { params }) => historyOf(ctx, params.id),
    changeLog: async (ctx, { params, query }) => {
      await siteAccess.requireSight(ctx, params.id, isSharedSite(ctx.actor));
      const share = siteAccess.may(ctx.actor, 'share');
      // Only the standards body reads these numbers on a site.
      const others = { columns: ['number'], to: never };
      const record = { id: params.id, from: sql`site`, share, owner: 'company_id', others };
      const withheld = await withheldChanges(ctx.db, ctx.actor, record);
      return readChangeLog(ctx.db, { entity: 'site', id: params.id, fields: siteLabels, withheld }, query);
    },
  });
