import { certificationBodyId } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { deploymentPages } from '@attestry/contract/features/deployment/deployment.pages.ts';
import { publicDirectoryPages } from '@attestry/contract/features/public-directory/public-directory.pages.ts';
import { signUpPages } from '@attestry/contract/features/sign-up/sign-up.pages.ts';
import { siteId } from '@attestry/contract/features/site/site.schema.ts';
import type { PublicPage } from '@attestry/contract/kernel/public-page.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicContext } from '../../kernel/calls/context.ts';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { cachePublicAnswers } from '../../kernel/http/cached-answers.ts';
import { limitCalls } from '../../kernel/http/limit-calls.ts';
import { notFoundHead, type PageHead } from '../../kernel/pages/page-head.ts';
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

/** A part of a sitemap has up to 50,000 addresses; search engines read one at a time. */
const sitemapPartsPerMinute = 20;

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

interface Written {
  head: PageHead;
  /** Whether what the page is about is published. */
  isPublished: boolean;
  /** What else of the web the page is shown with. */
  parts?: string;
}

interface WrittenPage {
  page: PublicPage;
  write(asked: Asked, request: FastifyRequest, origin: string): Written | Promise<Written>;
}

const idOf = (request: FastifyRequest): string => String(Object(request.params).id);
const { front, site, certificationBody } = publicDirectoryPages;

/** Whether the front page searches certification bodies instead of sites. */
const searchesBodies = ({ query }: FastifyRequest, { flags }: Kernel): boolean =>
  flags.Megatron || Object(query).tab === 'certification-bodies';

/** Pages whose head depends on a record, or on the deployment. */
const ownPages: readonly WrittenPage[] = [
  {
    page: front,
    write: ({ kernel }, request, origin) => ({
      head: frontHead({ origin, settings: kernel.settings }, kernel.flags.Megatron),
      isPublished: true,
      ...(searchesBodies(request, kernel)
        ? { parts: 'public-directory/search/certification-bodies.parts.tsx' }
        : request.url.includes('?') && { parts: 'public-directory/search/site-results.parts.tsx' }),
    }),
  },
  {
    page: site,
    write: async (asked, request, origin) => {
      const { id } = siteId.safeParse(request.params).data ?? {};
      const found = id === undefined ? undefined : await published(readPublicSite(asked, id));
      const { settings } = asked.kernel;
      const head = found ? siteHead(found, { origin, settings }) : unpublishedSiteHead(idOf(request));
      return { head, isPublished: found !== undefined };
    },
  },
  {
    page: certificationBody,
    write: async (asked, request, origin) => {
      const { id } = certificationBodyId.safeParse(request.params).data ?? {};
      const body = id === undefined ? undefined : await published(readPublicCertificationBody(asked, id));
      const { settings } = asked.kernel;
      const head = body ? certificationBodyHead(body, { origin, settings }) : unpublishedBodyHead(idOf(request));
      return { head, isPublished: body !== undefined };
    },
  },
];

/** The code of a site that was typed into the search for certification bodies: it leads to the page of that site. */
const siteAsked = (request: FastifyRequest, kernel: Kernel): string | undefined => {
  const term = String(Object(request.query).searchTerm ?? '').trim();
  const { SITE_CODE_MIN_DIGITS: least, SITE_CODE_MAX_DIGITS: most } = kernel.settings;
  return searchesBodies(request, kernel) && /^\d+$/.test(term) && term.length >= least && term.length <= most
    ? term
    : undefined;
};

const fixedPages: readonly WrittenPage[] = [...Object.values(deploymentPages), ...Object.values(signUpPages)].map(
  (page: PublicPage & { head: Pick<PageHead, 'title' | 'description'> }) => ({
    page,
    write: ({ kernel: { flags } }) => {
      const isPublished = !page.flag || flags[page.flag];
      return { head: isPublished ? { ...page.head, path: page.path } : notFoundHead, isPublished };
    },
  }),
);

/**
 * The public pages that search engines, previews of links and visitors without scripts read. Their limit counts pages, not
 * the calls that a page makes; they may be cached for as long as the answers of these calls.
 */
export const publicPageRoutes = (app: FastifyInstance, kernel: Kernel, web: WebPages): void => {
  const { settings, database } = kernel;
  robotsRoute(app, kernel);
  app.register(async (sitemap) => {
    limitCalls(sitemap, { most: sitemapPartsPerMinute, seconds: 60 });
    cachePublicAnswers(sitemap, cacheSeconds);
    sitemapRoutes(sitemap, kernel);
  });
  app.register(async (directory) => {
    limitCalls(directory, { most: callsPerMinute, seconds: 60 });
    cachePublicAnswers(directory, cacheSeconds);
    await servePages(directory, settings, (routes) => {
      for (const { page, write } of [...ownPages, ...fixedPages]) {
        const { path, screen } = page;
        // The deployment leads to a page of its own instead.
        if (app.hasRoute({ method: 'GET', url: path })) continue;
        routes.get(path, async (request, reply) => {
          const code = path === front.path ? siteAsked(request, kernel) : undefined;
          if (code !== undefined) return reply.redirect(`/site/${code}`);
          const now = clock.now();
          const asked = { db: database.reads, now, today: now.toISOString().slice(0, 10), kernel };
          const origin = originOf(request, settings);
          const { head, isPublished, parts } = await write(asked, request, origin);
          // Only the front page has a search in its query; the others are rendered under the address they are known by.
          const address = path === front.path ? request.url : (head.path ?? path);
          const screens = [screen?.file, parts].flatMap((file) => (file ? [`src/features/${file}`] : []));
          const { text, isRendered } = await web.write({ address, origin, head, screens });
          if (!isRendered) reply.header('cache-control', 'no-store');
          return sendWebPage(request, reply, { status: isPublished ? 200 : 404, page: text, settings });
        });
      }
    });
  });
};
