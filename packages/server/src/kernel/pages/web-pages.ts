import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Gate } from '../http/gate.ts';
import { html, Markup } from './html.ts';
import { type PageHead, scriptJson, writeHead } from './page-head.ts';

/** A public page of the web, rendered here so that it can be read at once, by machines and without scripts. */
export interface WebPage {
  /** Path and query as asked for. */
  address: string;
  origin: string;
  head: PageHead;
  /** The module of the web that shows the page, by its path in that package; its files are fetched at once. */
  screen?: string;
}

export interface WebPages {
  write(page: WebPage): Promise<string>;
}

/** The web's own components, built for the server. */
interface Renderer {
  answerCallsBy(answer: (address: string | URL | Request) => Promise<Response>): void;
  /** Undefined if a call was not answered. */
  renderPage(address: string, origin: string): Promise<{ markup: string; answers: unknown[] } | undefined>;
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

const isFont = (source: string) => /source-(sans-3-latin-wght|serif-4-latin-600)-normal\.woff2$/.test(source);

/** Style sheets and scripts of a module and of what it imports; those of the start are in the shell. */
const filesOf = (files: BuiltFiles, source: string, found: Set<string> = new Set()): Set<string> => {
  const built = files[source];
  if (!built || found.has(built.file)) return found;
  for (const sheet of built.css ?? []) found.add(sheet);
  found.add(built.file);
  for (const imported of built.imports ?? []) filesOf(files, imported, found);
  return found;
};

const linkTo = (file: string): Markup => {
  if (file.endsWith('.css')) return html`<link rel="stylesheet" crossorigin href="/${file}">`;
  if (file.endsWith('.woff2'))
    return html`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  return html`<link rel="modulepreload" crossorigin href="/${file}">`;
};

/** Loads the renderer for one server: it answers the calls of the pages itself. */
const openRenderer = (folder: string, app: FastifyInstance) => {
  const file = path.join(folder, '../dist-server/render-page.js');
  if (!existsSync(file)) return undefined;
  const load = async (): Promise<Renderer> => {
    const renderer: Renderer = await import(`${pathToFileURL(file)}?${crypto.randomUUID()}`);
    renderer.answerCallsBy(async (address) => {
      const { statusCode, rawPayload, headers } = await app.inject({ method: 'GET', url: String(address) });
      const type = String(headers['content-type'] ?? '');
      return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': type } });
    });
    return renderer;
  };
  let loaded: Promise<Renderer> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
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

/**
 * Renders pages of the web built in `folder`. If that fails, nothing is built or too many are being rendered, the browser
 * renders the page.
 */
export const openWebPages = (folder: string, app: FastifyInstance, directoryName: string): WebPages => {
  const index = path.join(folder, 'index.html');
  const shell = existsSync(index) ? readFileSync(index, 'utf8') : emptyShell;
  const files = readJson(path.join(folder, '.vite/manifest.json'));
  const render = openRendering(folder, app);
  const linked = new Set(shell.match(/(?<=(?:src|href)="\/)[^"]+/g));
  const fonts = Object.entries(files).flatMap(([source, { file }]) => (isFont(source) ? [file] : []));

  return {
    write: async (page) => {
      const rendered = await render(page);
      const needed = [...fonts, ...(page.screen ? filesOf(files, page.screen) : [])].filter(
        (file) => !linked.has(file),
      );
      const head = writeHead(page.head, { origin: page.origin, directoryName });
      const titled = shell
        .replace(/<meta name="description"[^>]*>/, '')
        .replace(/<title>[^<]*<\/title>/, () => head.text)
        // Last, because the order of the layers stands in the first style sheet.
        .replace('</head>', () => html`${needed.map(linkTo)}</head>`.text);
      if (!rendered) return titled;
      const body = html`<div id="root">${new Markup(rendered.markup)}</div>
    <script type="application/json" id="answers">${scriptJson(rendered.answers)}</script>`;
      return titled.replace(/<div id="root">.*?<\/div>/s, () => body.text);
    },
  };
};
