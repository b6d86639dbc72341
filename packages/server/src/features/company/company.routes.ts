import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Narrowing } from '@attestry/contract/kernel/list.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { always } from '../../kernel/access/predicates.ts';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { readChangeLog } from '../../kernel/change-log/change-log.ts';
import { withheldChanges } from '../../kernel/change-log/withheld-changes.ts';
import { implement } from '../../kernel/http/implement.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { createCompany, setArchived, setExportAllowed, setFavouriteLimit, updateCompany } from './company.commands.ts';
import { companies, companyLabels, readCompany, readTerms, withheldTerms } from './company.queries.ts';
import { companyAccess, isSharedCompany, ownCompany } from './company.scope.ts';

/** `sharedOnly` applies to certification bodies only, and has no effect when false. */
const narrowing = <Q extends Narrowing>(actor: Actor, query: Q): Q => ({
  ...query,
  sharedOnly: (isOf(actor, 'cb') && query.sharedOnly) || undefined,
});

export const companyRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, companyApi, {
    list: (ctx, { query }) => runList(ctx.db, companies, viewerOf(ctx), narrowing(ctx.actor, query), 'resultList'),
    exportList: (ctx, { query }) => exportList(ctx, companies, narrowing(ctx.actor, query), 'Companies'),
    suggestNames: (ctx, { query }) => suggestNames(ctx, companies, narrowing(ctx.actor, query)),
    read: (ctx, { params, query }) =>
      readCompany(ctx, params.id, query.filterByUser ? isSharedCompany(ctx.actor) : always),
    create: (ctx, { body }) => createCompany(ctx, body),
    update: (ctx, { params, body }) => updateCompany(ctx, params.id, body),
    archive: (ctx, { params }) => setArchived(ctx, params.id, true),
    unarchive: (ctx, { params }) => setArchived(ctx, params.id, false),
    readDefaultFavouriteLimit: async () => ({ favouriteTagDefaultLimit: kernel.settings.DEFAULT_FAVOURITE_LIMIT }),
    readFavouriteLimit: async (ctx, { params }) => ({ favouriteTagLimit: (await readTerms(ctx, params.id)).limit }),
    setFavouriteLimit: (ctx, { body }) => setFavouriteLimit(ctx, body),
    readAllowExport: async (ctx, { params }) => {
      const { exportAllowed } = await readTerms(ctx, params.id);
      if (!isOf(ctx.actor, 'body')) throw refuse(kernelErrors.denied);
      return exportAllowed;
    },
    preventExport: (ctx, { params }) => setExportAllowed(ctx, params.id, false),
    allowExport: (ctx, { params }) => setExportAllowed(ctx, params.id, true),
    changeLog: async (ctx, { params, query }) => {
      await companyAccess.requireSight(ctx, params.id, isSharedCompany(ctx.actor));
      const { columns } = await withheldChanges(ctx.db, ctx.actor, {
        id: params.id,
        from: sql`company`,
        share: companyAccess.may(ctx.actor, 'share'),
        others: { columns: ['favourite', 'supplier_number'], to: ownCompany(ctx.actor) },
      });
      const withheld = { columns: [...columns, ...withheldTerms(ctx)] };
      const asides = ['favourite', 'supplier_number'];
      return readChangeLog(
        ctx.db,
        { entity: 'company', id: params.id, fields: companyLabels, withheld, asides },
        query,
      );
    },
  });
