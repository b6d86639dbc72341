import { Readable } from 'node:stream';
import { siteId } from '@attestry/contract/features/site/site.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { cachedAnswers } from '../../kernel/http/cached-answers.ts';
import { html, type Markup } from '../../kernel/pages/html.ts';
import { originOf } from '../../kernel/pages/page-routes.ts';
import { firstSites, type ListedPage, listedBodies, sitesOfPart } from './sitemap.queries.ts';

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const pageAt = (address: string, { id, changed }: ListedPage): Markup =>
  html`<url><loc>${address}/${id}</loc>${changed !== null && html`<lastmod>${changed}</lastmod>`}</url>\n`;

const sendXml = (reply: FastifyReply, content: string | Readable) =>
  reply.type('application/xml; charset=utf-8').send(content);

async function* allOf<P>(first: P, others: AsyncIterable<P>) {
  yield first;
  yield* others;
}

async function* partOf(portions: AsyncIterable<ListedPage[]> | Iterable<ListedPage[]>, address: string) {
  yield `${opening}<urlset ${schema}>\n`;
  for await (const portion of portions) yield portion.map((page) => pageAt(address, page).text).join('');
  yield '</urlset>\n';
}

/** Search engines that get no answer leave the whole directory out, so nobody is refused. */
export const robotsRoute = (app: FastifyInstance, { settings }: Kernel): void => {
  app.get('/robots.txt', async (request, reply) => {
    const lines = ['User-agent: *', 'Disallow: /private', `Sitemap: ${originOf(request, settings)}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};

/** What search engines should read. With Megatron sites are not listed, though each keeps its page. */
export const sitemapRoutes = (directory: FastifyInstance, kernel: Kernel): void => {
  const { settings, database } = kernel;
  const readFirst = cachedAnswers<string[]>(1);
  const present = () => {
    const now = clock.now();
    return { db: database.reads, now, today: now.toISOString().slice(0, 10), settings };
  };

  directory.get('/sitemap.xml', async (request, reply) => {
    const at = present();
    const firsts = kernel.flags.Megatron ? [] : await readFirst('', at, () => firstSites(at.db, at));
    const parts = ['offices', ...firsts.map((first) => `sites-from-${first}`)];
    const listed = parts.map(
      (part) => html`<sitemap><loc>${originOf(request, settings)}/sitemap/${part}.xml</loc></sitemap>\n`,
    );
    return sendXml(reply, `${opening}<sitemapindex ${schema}>\n${html`${listed}`.text}</sitemapindex>\n`);
  });

  directory.get('/sitemap/offices.xml', async (request, reply) => {
    const at = present();
    const bodies = await listedBodies(at.db, at);
    return sendXml(reply, Readable.from(partOf([bodies], `${originOf(request, settings)}/office`)));
  });

  directory.get('/sitemap/sites-from-:id.xml', async (request, reply) => {
    const { id } = siteId.safeParse(request.params).data ?? {};
    if (kernel.flags.Megatron || id === undefined) throw refuse(kernelErrors.notFound);
    const at = present();
    const portions = sitesOfPart(at.db, at, id);
    const { value: first = [] } = await portions.next();
    if (first.length === 0) throw refuse(kernelErrors.notFound);
    const address = `${originOf(request, settings)}/site`;
    return sendXml(reply, Readable.from(partOf(allOf(first, portions), address)));
  });
};
