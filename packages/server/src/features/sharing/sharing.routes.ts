import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { type Handlers, implement } from '../../kernel/http/implement.ts';
import { endShare, shareRecord } from './sharing.commands.ts';
import { listShares, readSharedResult, searchTargets } from './sharing.queries.ts';
import { type Shareable, sharedAudit, sharedCompany, sharedSite } from './sharing.scope.ts';
import { setAuditOption, setSiteOption } from './sharing-options.commands.ts';
import { auditOptions, listOptions, siteOptions } from './sharing-options.queries.ts';

const handlersFor = (shareable: Shareable): Handlers<typeof companySharingApi> => ({
  share: (ctx, { body }) => shareRecord(ctx, shareable, body),
  removeShare: (ctx, { body }) => endShare(ctx, shareable, body),
  searchTargets: (ctx, { params, query }) => searchTargets(ctx, shareable, params.id, query),
  listShares: (ctx, { params }) => listShares(ctx, shareable, params.id),
});

export const sharingRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  implement(app, kernel, companySharingApi, handlersFor(sharedCompany));
  implement(app, kernel, siteSharingApi, {
    ...handlersFor(sharedSite),
    listOptions: (ctx, { params }) => listOptions(ctx, siteOptions, params.id),
    setOption: (ctx, { body }) => setSiteOption(ctx, body),
  });
  implement(app, kernel, auditSharingApi, {
    ...handlersFor(sharedAudit),
    readResult: (ctx, { params }) => readSharedResult(ctx, params.id),
    listOptions: (ctx, { params }) => listOptions(ctx, auditOptions, params.id),
    setOption: (ctx, { body }) => setAuditOption(ctx, body),
  });
};
