import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

interface Asset {
  type: string;
  content: Buffer;
  hash: string;
}

const asset = (type: string, place: string | URL): Asset => {
  const content = readFileSync(new URL(place));
  return { type, content, hash: createHash('sha256').update(content).digest('base64url').slice(0, 12) };
};

const font = (file: string) => asset('font/woff2', import.meta.resolve(file));

const assets = {
  'page.css': asset('text/css; charset=utf-8', new URL('page.css', import.meta.url)),
  'mark.svg': asset('image/svg+xml', new URL('../documents/mark.svg', import.meta.url)),
  'text.woff2': font('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  'title.woff2': font('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'),
};

/** The address of an asset; it changes with the content, so that browsers may cache it. */
export const assetAddress = (name: keyof typeof assets): string => `/page-assets/${name}?${assets[name].hash}`;

/** Serves stylesheet, mark and fonts of the server's own pages. The stylesheet names the fonts without their hash. */
export const servePageAssets = (app: FastifyInstance): void => {
  for (const [name, { type, content, hash }] of Object.entries(assets))
    app.get(`/page-assets/${name}`, (request, reply) => {
      const named = request.url.endsWith(hash);
      const kept = named ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
      return reply.type(type).header('cache-control', kept).send(content);
    });
};
