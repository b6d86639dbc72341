import {
  publicChoicesApi,
  publicDirectoryApi,
  publicSuggestionsApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { certificateToken } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { cachePublicAnswers } from '../../kernel/http/cached-answers.ts';
import { implement } from '../../kernel/http/implement.ts';
import { limitCalls } from '../../kernel/http/limit-calls.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { writePage } from '../../kernel/pages/page.ts';
import { servePages } from '../../kernel/pages/page-routes.ts';
import { checkCertificate } from './checked-certificate.queries.ts';
import { checkedCertificatePage } from './checked-certificate.template.ts';
import { publicBodiesIn } from './public-certification-bodies.queries.ts';
import { readPublicCertificationBody } from './public-certification-body.queries.ts';
import { cachedChoices, cachedFigures, publicSites, readPublicSite } from './public-directory.queries.ts';

export const callsPerMinute = 60;
/** As fast as a person can type. */
const suggestionsPerMinute = 300;
export const cacheSeconds = 30;

/** The page a certificate's address leads to, rendered here so that it needs no script. */
const certificatePages = async (directory: FastifyInstance, kernel: Kernel): Promise<void> => {
  const { settings, database } = kernel;
  await servePages(directory, settings, (pages) => {
    pages.get('/certificate/:token', async ({ params }, reply) => {
      const now = clock.now();
      // Treats a malformed token like an unknown one.
      const { token = '' } = certificateToken.safeParse(params).data ?? {};
      const asked = { db: database.reads, now, today: now.toISOString().slice(0, 10), kernel };
      const page = checkedCertificatePage(settings.DIRECTORY_NAME, await checkCertificate(asked, token));
      return reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(writePage(page));
    });
  });
};

export const publicDirectoryRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  const figures = cachedFigures();
  const choices = cachedChoices(() => publicSites);
  const bodyChoices = cachedChoices(publicBodiesIn);
  // A separate scope: limits and caching apply to these routes only.
  const register = (routes: (directory: FastifyInstance) => void | Promise<void>, most = callsPerMinute) =>
    app.register(async (directory) => {
      limitCalls(directory, { most, seconds: 60 });
      cachePublicAnswers(directory, cacheSeconds);
      await routes(directory);
    });
  register((directory) =>
    implement(directory, kernel, publicDirectoryApi, {
      searchSites: (ctx, { query }) => runList(ctx.db, publicSites, viewerOf(ctx), query, 'resultsList'),
      readSite: (ctx, { params }) => readPublicSite(ctx, params.id),
      checkCertificate: (ctx, { params }) => checkCertificate(ctx, params.token),
      searchCertificationBodies: (ctx, { query }) =>
        runList(ctx.db, publicBodiesIn(ctx), viewerOf(ctx), query, 'resultsList'),
      readCertificationBody: (ctx, { params }) => readPublicCertificationBody(ctx, params.id),
      figures,
    }),
  );
  register((directory) =>
    implement(directory, kernel, publicChoicesApi, {
      countChoices: (ctx, { query }) => choices(ctx, query),
      countCertificationBodyChoices: (ctx, { query }) => bodyChoices(ctx, query),
    }),
  );
  register(
    (directory) =>
      implement(directory, kernel, publicSuggestionsApi, {
        suggestNames: (ctx, { query }) => suggestNames(ctx, publicSites, query),
        suggestCertificationBodies: (ctx, { query }) => suggestNames(ctx, publicBodiesIn(ctx), query),
      }),
    suggestionsPerMinute,
  );
  register((directory) => certificatePages(directory, kernel));
};
