import type { FastifyInstance } from 'fastify';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../settings/settings.ts';
import { listOutbox, type OutboxEntry, type OutboxMail, readOutbox } from './outbox.ts';

const style = `
:root { color-scheme: light dark; --paper: light-dark(#f7f6f2, #0e1513); --surface: light-dark(#fff, #151e1b);
  --ink: light-dark(#16211d, #eaf0ed); --quiet: light-dark(#5b6761, #97a59f); --line: light-dark(#e3e1d9, #26322d);
  --pine: light-dark(#0b5646, #5fcaa8); --hover: light-dark(#f3f7f5, #1a2521); --focus: light-dark(#1358b8, #7db4ff); }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 'Source Sans 3', system-ui, 'Noto Sans', sans-serif;
  margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem; }
h1 { font: 600 1.75rem/1.25 'Source Serif 4', Georgia, 'Noto Serif', serif; margin: .5rem 0 .75rem; overflow-wrap: anywhere; }
a { color: var(--pine); } a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
p, dl { margin: 0 0 1.25rem; } .quiet, dt, time { color: var(--quiet); }
ul { list-style: none; margin: 0; padding: 0; }
ul, iframe, pre { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto; gap: .25rem 1rem; padding: .6rem 1rem;
  color: inherit; text-decoration: none; overflow-wrap: anywhere; } li a:hover { background: var(--hover); }
li strong { color: var(--pine); } time { font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
iframe { background: #f7f6f2; box-sizing: border-box; display: block; height: 70vh; width: 100%; }
pre { font: inherit; overflow-wrap: anywhere; padding: 1rem; white-space: pre-wrap; }
@media (max-width: 40rem) { li a { grid-template-columns: 1fr; gap: 0; } }`;

const page = (title: string, ...content: ReactNode[]): string => {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title),
    h('style', null, style),
  );
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'en' }, head, h('body', null, h('main', null, ...content))))}`;
};

const momentOf = (date: string): string => `${date.slice(0, 10)} ${date.slice(11, 16)} UTC`;

const row = ({ id, to, subject, date }: OutboxEntry): ReactElement =>
  h(
    'li',
    { key: id },
    h(
      'a',
      { href: `/outbox/${id}` },
      h('span', null, to),
      h('strong', null, subject),
      h('time', { dateTime: date }, momentOf(date)),
    ),
  );

const listPage = (directory: string, entries: readonly OutboxEntry[]): string =>
  page(
    `Outbox - ${directory}`,
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
 * The mail itself stands in a frame without scripts and without an origin; its links open in a tab of their own, because
 * the demo's people follow them to set a password or see a report.
 */
const mailPage = ({ to, subject, date, html, text }: OutboxMail): string =>
  page(
    subject,
    h('p', null, h('a', { href: '/outbox' }, 'All mail')),
    h('h1', null, subject),
    h('dl', null, h('dt', null, 'To'), h('dd', null, to), h('dt', null, 'Written'), h('dd', null, momentOf(date))),
    html
      ? h('iframe', { title: 'The mail', sandbox: 'allow-popups allow-popups-to-escape-sandbox', srcDoc: html })
      : h('pre', null, text),
  );

const notFound = (): string =>
  page('No such mail', h('h1', null, 'No such mail'), h('p', null, h('a', { href: '/outbox' }, 'All mail')));

/** The demo's outbox: `/outbox` and `/outbox/:id`. Mail is for its recipients alone, so elsewhere there are no such pages. */
export const outboxPages = (app: FastifyInstance, settings: Settings): void => {
  if (!settings.demoComforts) return;
  app.get('/outbox', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return listPage(settings.DIRECTORY_NAME, await listOutbox(settings));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const mail = await readOutbox(settings, request.params.id);
    return mail ? mailPage(mail) : reply.code(404).send(notFound());
  });
};
