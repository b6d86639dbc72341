import {
  publicChoicesApi,
  publicDirectoryApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../kernel/http/implement.ts';
import { keepBriefly } from '../../kernel/http/keep-briefly.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { limitCalls } from '../../kernel/http/limit-calls.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { readPublicCertificationBody } from './public-certification-body.queries.ts';
import { keptChoices, keptFigures, publicSites, readPublicSite } from './public-directory.queries.ts';

const callsPerMinute = 60;
const keptSeconds = 30;

export const publicDirectoryRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  const figures = keptFigures();
  const choices = keptChoices();
  // Scopes of their own: the limits and the caching are for these routes alone.
  const open = (routes: (directory: FastifyInstance) => void) =>
    app.register(async (directory) => {
      limitCalls(directory, { most: callsPerMinute, seconds: 60 });
      keepBriefly(directory, keptSeconds);
      routes(directory);
    });
  open((directory) =>
    implement(directory, kernel, publicDirectoryApi, {
      searchSites: (ctx, { query }) => runList(ctx.db, publicSites, viewerOf(ctx), query, 'resultsList'),
      readSite: (ctx, { params }) => readPublicSite(ctx, params.id),
      readCertificationBody: (ctx, { params }) => readPublicCertificationBody(ctx, params.id),
      figures,
    }),
  );
  open((directory) =>
    implement(directory, kernel, publicChoicesApi, { countChoices: (ctx, { query }) => choices(ctx, query) }),
  );
};
