import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../settings/settings.ts';
import { listOutbox, type OutboxEntry, type OutboxMail, readOutbox } from './outbox.ts';

/** The stylesheet and its address. */
const style = { address: '/outbox/outbox.css', text: readFileSync(new URL('outbox.css', import.meta.url), 'utf8') };

const page = (title: string, ...content: ReactNode[]): string => {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title),
    h('link', { rel: 'stylesheet', href: style.address }),
  );
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'en' }, head, h('body', null, h('main', null, ...content))))}`;
};

const formatMoment = (date: string): string => `${date.slice(0, 10)} ${date.slice(11, 16)} UTC`;

const row = ({ id, to, subject, date }: OutboxEntry): ReactElement =>
  h(
    'li',
    { key: id },
    h(
      'a',
      { href: `/outbox/${id}` },
      h('span', null, to),
      h('strong', null, subject),
      h('time', { dateTime: date }, formatMoment(date)),
    ),
  );

const listPage = (directory: string, entries: readonly OutboxEntry[]): string =>
  page(
    `Outbox – ${directory}`,
    h('p', null, h('a', { href: '/' }, directory)),
    h('h1', null, 'Outbox'),
    h(
      'p',
      { className: 'quiet' },
      'No mail server is set here. This is the mail that would have been sent, newest first.',
    ),
    entries.length ? h('ul', null, ...entries.map(row)) : h('p', null, 'No mail has been written yet.'),
  );

/**
 * A mail has inline styles, which the directory's pages may not have, so it is shown as a separate document without scripts
 * and without an origin. Its links open in a new tab, because people trying the demo follow them to set a password or see a
 * report.
 */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
const mailSecurity = `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`;

const mailPage = ({ id, to, subject, date, html, text }: OutboxMail): string =>
  page(
    subject,
    h('p', null, h('a', { href: '/outbox' }, 'All mail')),
    h('h1', null, subject),
    h('dl', null, h('dt', null, 'To'), h('dd', null, to), h('dt', null, 'Written'), h('dd', null, formatMoment(date))),
    html ? h('iframe', { title: 'The mail', sandbox, src: `/outbox/${id}/mail` }) : h('pre', null, text),
  );

const notFound = (): string =>
  page('No such mail', h('h1', null, 'No such mail'), h('p', null, h('a', { href: '/outbox' }, 'All mail')));

const sendHtml = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

/** The demo's outbox: `/outbox` and `/outbox/:id`. Mail is private to its recipients, so these pages exist only in the demo. */
export const outboxPages = (app: FastifyInstance, settings: Settings): void => {
  if (!settings.demoComforts) return;
  app.get('/outbox', async (_request, reply) =>
    sendHtml(reply, listPage(settings.DIRECTORY_NAME, await listOutbox(settings))),
  );
  app.get(style.address, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style.text));
  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = await readOutbox(settings, request.params.id);
    return mail ? sendHtml(reply, mailPage(mail)) : sendHtml(reply.code(404), notFound());
  });
  app.get<{ Params: { id: string } }>('/outbox/:id/mail', async (request, reply) => {
    const mail = await readOutbox(settings, request.params.id);
    if (!mail?.html) return sendHtml(reply.code(404), notFound());
    return sendHtml(reply.header('content-security-policy', mailSecurity), mail.html);
  });
};
