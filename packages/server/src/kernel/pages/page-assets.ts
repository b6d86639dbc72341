import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

interface Asset {
  type: string;
  content: Buffer;
  hash: string;
}

const assetOf = (type: string, content: Buffer): Asset => ({
  type,
  content,
  hash: createHash('sha256').update(content).digest('base64url').slice(0, 12),
});

const font = (file: string) => assetOf('font/woff2', readFileSync(new URL(import.meta.resolve(file))));

/** The address of an asset; it changes with the content, so that browsers may cache it. */
const addressOf = (name: string, { hash }: Asset): string => `/page-assets/${name}?${hash}`;

const fonts = {
  'text.woff2': font('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  'title.woff2': font('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'),
};

/** Names the fonts by the addresses from which pages preload them: another would load them twice. */
const stylesheet = (): Asset => {
  const written = readFileSync(new URL('page.css', import.meta.url), 'utf8');
  const addressed = Object.entries(fonts).reduce(
    (text, [name, file]) => text.replace(`/page-assets/${name}`, addressOf(name, file)),
    written,
  );
  return assetOf('text/css; charset=utf-8', Buffer.from(addressed));
};

const assets = {
  ...fonts,
  'page.css': stylesheet(),
  'mark.svg': assetOf('image/svg+xml', readFileSync(new URL('../documents/mark.svg', import.meta.url))),
};

export const assetAddress = (name: keyof typeof assets): string => addressOf(name, assets[name]);

/** Serves stylesheet, mark and fonts of the server's own pages. */
export const servePageAssets = (app: FastifyInstance): void => {
  for (const [name, { type, content, hash }] of Object.entries(assets))
    app.get(`/page-assets/${name}`, (request, reply) => {
      const named = request.url.endsWith(hash);
      const kept = named ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
      return reply.type(type).header('cache-control', kept).send(content);
    });
};
