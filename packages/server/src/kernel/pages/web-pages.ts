import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance } from 'fastify';
import { Gate } from '../http/gate.ts';
import { ownCallHeaders } from '../http/own-calls.ts';
import { html, Markup } from './html.ts';
import { notFoundHead, type PageHead, scriptJson, writeHead } from './page-head.ts';

/** A public page of the web, rendered here so that it can be read at once, by machines and without scripts. */
export interface WebPage {
  /** Path and query as asked for. */
  address: string;
  origin: string;
  head: PageHead;
  /** Modules of the web that show the page, by their paths in that package; their files are fetched at once. */
  screens?: readonly string[];
}

export interface WrittenPage {
  text: string;
  /** False if the browser is to render the page. */
  isRendered: boolean;
}

export interface WebPages {
  write(page: WebPage): Promise<WrittenPage>;
  /** The page at every address that has none. */
  writeNotFound(): Promise<string>;
}

interface Rendered {
  markup: string;
  answers: unknown[];
}

/** The web's own components, built for the server. */
interface Renderer {
  answerCallsBy(answer: (address: string | URL | Request) => Promise<Response>): void;
  /** Undefined if a call was not answered. */
  renderPage(address: string, origin: string): Promise<Rendered | undefined>;
}

interface BuiltFile {
  file: string;
  css?: string[];
  imports?: string[];
}
type BuiltFiles = Record<string, BuiltFile>;

const readJson = (file: string): BuiltFiles => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const emptyShell =
  '<!doctype html><html lang="en"><head><title></title></head><body><div id="root"></div></body></html>';

/** Style sheets and scripts of a module and of what it imports; those of the start are in the shell. */
const filesOf = (files: BuiltFiles, source: string, found: Set<string> = new Set()): Set<string> => {
  const built = files[source];
  if (!built || found.has(built.file)) return found;
  for (const sheet of built.css ?? []) found.add(sheet);
  found.add(built.file);
  for (const imported of built.imports ?? []) filesOf(files, imported, found);
  return found;
};

const linkTo = (file: string): Markup =>
  file.endsWith('.css')
    ? html`<link rel="stylesheet" crossorigin href="/${file}">`
    : html`<link rel="modulepreload" crossorigin href="/${file}">`;

/** A server-rendered page loads its style sheets and fonts before its scripts. */
const scriptsLast = (page: string): string =>
  page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

const askOnce = <A>(ask: () => Promise<A>): (() => Promise<A>) => {
  let answer: Promise<A> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
};

/** Loads the renderer for one server: it answers the calls of the pages itself. */
const openRenderer = (folder: string, app: FastifyInstance) => {
  const file = path.join(folder, '../dist-server/render-page.js');
  if (!existsSync(file)) return undefined;
  const load = async (): Promise<Renderer> => {
    const renderer: Renderer = await import(`${pathToFileURL(file)}?${crypto.randomUUID()}`);
    renderer.answerCallsBy(async (address) => {
      const { statusCode, rawPayload, headers } = await app.inject({
        method: 'GET',
        url: String(address),
        headers: ownCallHeaders,
      });
      const type = String(headers['content-type'] ?? '');
      return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': type } });
    });
    return renderer;
  };
  return askOnce(load);
};

/** Rendering occupies the process: without a limit, visitors of pages would hold up all other calls. */
const roomToRender = () => {
  const gate = new Gate({ capacity: 2, maxWaitMs: 500 });
  /** Answers how to leave; undefined if there was no room in time. */
  return () => new Promise<(() => void) | undefined>((enter) => void gate.arrive(enter));
};

/** Renders pages; undefined if that fails, nothing is built or there is no room. */
const openRendering = (folder: string, app: FastifyInstance) => {
  const renderer = openRenderer(folder, app);
  const enter = roomToRender();
  return async ({ address, origin }: WebPage) => {
    const leave = await enter();
    if (!leave) return undefined;
    try {
      return await (await renderer?.())?.renderPage(address, origin);
    } catch (error) {
      app.log.error({ err: error }, 'a page was not rendered');
      return undefined;
    } finally {
      leave();
    }
  };
};

/** What a browser without scripts shows if the server did not render the page. */
const withoutScripts = (address: string): Markup =>
  html`<noscript><p role="alert">${kernelErrors.busy.message} <a href="${address}">Try again</a></p></noscript>`;

/** Puts pages together from the built shell, their head, their files and what was rendered. */
const openWriting = (folder: string, app: FastifyInstance, directoryName: string) => {
  const index = path.join(folder, 'index.html');
  const shell = existsSync(index) ? readFileSync(index, 'utf8') : emptyShell;
  const files = readJson(path.join(folder, '.vite/manifest.json'));
  const linked = new Set(shell.match(/(?<=(?:src|href)="\/)[^"]+/g));

  let known: unknown[] = [];
  /** Without this answer a page that was not rendered would not know which of its parts are switched on. */
  const configuration = async (): Promise<unknown[]> => {
    if (known.length > 0) return known;
    const answer = await app.inject({ url: '/configuration', headers: ownCallHeaders });
    if (answer.statusCode === 200) known = [[['configuration'], answer.json()]];
    return known;
  };

  return async (page: WebPage, rendered: Rendered | undefined): Promise<string> => {
    const screens = (page.screens ?? []).flatMap((screen) => [...filesOf(files, screen)]);
    const needed = new Set(screens.filter((file) => !linked.has(file)));
    const head = writeHead(page.head, { origin: page.origin, directoryName });
    const sent = scriptJson(rendered?.answers ?? (await configuration()));
    const content = rendered ? new Markup(rendered.markup) : withoutScripts(page.address);
    const opening = shell
      .replace(/<meta name="description"[^>]*>/, '')
      .replace(/<title>[^<]*<\/title>/, () => head.text)
      // Last, because the order of the layers stands in the first style sheet.
      .replace('</head>', () => html`${[...needed].map(linkTo)}</head>`.text);
    return (rendered ? scriptsLast(opening) : opening)
      .replace(/<div id="root">.*?<\/div>/s, () => html`<div id="root">${content}</div>`.text)
      .replace('</body>', () => html`<script type="application/json" id="answers">${sent}</script></body>`.text);
  };
};

/**
 * Renders pages of the web built in `folder`. If that fails, nothing is built or too many are being rendered, the browser
 * renders the page.
 */
export const openWebPages = (folder: string, app: FastifyInstance, directoryName: string): WebPages => {
  const render = openRendering(folder, app);
  const write = openWriting(folder, app, directoryName);
  let notFound: string | undefined;
  return {
    write: async (page) => {
      const rendered = await render(page);
      return { text: await write(page, rendered), isRendered: rendered !== undefined };
    },
    writeNotFound: async () => {
      if (notFound !== undefined) return notFound;
      const page = { address: '/404', origin: '', head: notFoundHead };
      const rendered = await render(page);
      const text = await write(page, rendered);
      if (rendered) notFound = text;
      return text;
    },
  };
};
