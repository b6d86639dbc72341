import { certificationBodyId } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { siteId } from '@attestry/contract/features/site/site.schema.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicContext } from '../../kernel/calls/context.ts';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { cachePublicAnswers } from '../../kernel/http/cached-answers.ts';
import { limitCalls } from '../../kernel/http/limit-calls.ts';
import type { PageHead } from '../../kernel/pages/page-head.ts';
import { originOf, servePages } from '../../kernel/pages/page-routes.ts';
import { sendWebPage } from '../../kernel/pages/send-web-page.ts';
import type { WebPages } from '../../kernel/pages/web-pages.ts';
import { readPublicCertificationBody } from './public-certification-body.queries.ts';
import { readPublicSite } from './public-directory.queries.ts';
import { cacheSeconds, callsPerMinute } from './public-directory.routes.ts';
import {
  certificationBodyHead,
  frontHead,
  siteHead,
  unpublishedBodyHead,
  unpublishedSiteHead,
} from './public-pages.template.ts';
import { robotsRoute, sitemapRoutes } from './sitemap.routes.ts';

type Asked = Pick<PublicContext, 'db' | 'now' | 'today' | 'kernel'>;

/** What is read of a record, or undefined if that is not published. */
const published = async <A>(reading: Promise<A>): Promise<A | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal && error.definition.status === 404) return undefined;
    throw error;
  }
};

interface PublicPage {
  path: string;
  screen?: string;
  /** The head of the page, and whether what it is about is published. */
  head(asked: Asked, request: FastifyRequest, origin: string): Promise<{ head: PageHead; isPublished: boolean }>;
}

const idOf = (request: FastifyRequest): string => String(Object(request.params).id);
const screens = 'src/features/public-directory';

const pages: readonly PublicPage[] = [
  {
    path: '/',
    head: async ({ kernel: { settings } }, _, origin) => ({ head: frontHead({ origin, settings }), isPublished: true }),
  },
  {
    path: '/site/:id',
    screen: `${screens}/public-site.detail-screen.tsx`,
    head: async (asked, request, origin) => {
      const { id } = siteId.safeParse(request.params).data ?? {};
      const site = id === undefined ? undefined : await published(readPublicSite(asked, id));
      const { settings } = asked.kernel;
      const head = site ? siteHead(site, { origin, settings }) : unpublishedSiteHead(idOf(request));
      return { head, isPublished: site !== undefined };
    },
  },
  {
    path: '/office/:id',
    screen: `${screens}/public-certification-body.detail-screen.tsx`,
    head: async (asked, request, origin) => {
      const { id } = certificationBodyId.safeParse(request.params).data ?? {};
      const body = id === undefined ? undefined : await published(readPublicCertificationBody(asked, id));
      const { settings } = asked.kernel;
      const head = body ? certificationBodyHead(body, { origin, settings }) : unpublishedBodyHead(idOf(request));
      return { head, isPublished: body !== undefined };
    },
  },
];

/**
 * The public pages that search engines, previews of links and visitors without scripts read. Their limit counts pages, not
 * the calls that a page makes; they may be cached for as long as the answers of these calls.
 */
export const publicPageRoutes = (app: FastifyInstance, kernel: Kernel, web: WebPages): void => {
  const { settings, database } = kernel;
  robotsRoute(app, kernel);
  app.register(async (directory) => {
    limitCalls(directory, { most: callsPerMinute, seconds: 60 });
    cachePublicAnswers(directory, cacheSeconds);
    sitemapRoutes(directory, kernel);
    await servePages(directory, settings, (routes) => {
      for (const { path, screen, head: read } of pages)
        routes.get(path, async (request, reply) => {
          const now = clock.now();
          const asked = { db: database.reads, now, today: now.toISOString().slice(0, 10), kernel };
          const origin = originOf(request, settings);
          const { head, isPublished } = await read(asked, request, origin);
          // Only the front page has a search in its query; the others are rendered under the address they are known by.
          const address = path === '/' ? request.url : head.path;
          const page = await web.write({ address, origin, head, ...(screen && { screen }) });
          return sendWebPage(request, reply, { status: isPublished ? 200 : 404, page });
        });
    });
  });
};
