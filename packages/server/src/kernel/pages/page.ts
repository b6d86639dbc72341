import type { FastifyReply } from 'fastify';
import { html, type Markup } from './html.ts';
import { assetAddress } from './page-assets.ts';

/**
 * A page rendered by the server, readable without scripts. `aside` is shown next to the content where there is room.
 */
export interface Page {
  title: string;
  directoryName: string;
  content: Markup;
  aside?: Markup;
}

/** The complete page in the product's design. */
export const writePage = ({ title, directoryName, content, aside }: Page): string =>
  html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#072f27">
<title>${title} – ${directoryName}</title>
<link rel="icon" href="${assetAddress('mark.svg')}" type="image/svg+xml">
<link rel="preload" href="${assetAddress('text.woff2')}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${assetAddress('title.woff2')}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assetAddress('page.css')}">
</head>
<body>
<header class="band">
<a class="brand" href="/"><img src="${assetAddress('mark.svg')}" alt="" width="32" height="32"><span>${directoryName}</span></a>
<div class="rings" aria-hidden="true"></div>
<p class="motto">Is this site certificated today?</p>
</header>
<main class="${aside ? 'content with-aside' : 'content'}">
<div class="sheet">${content}</div>
${aside}
</main>
</body>
</html>
`.text;

/** Answers with a page. It is personal, so it is not cached. */
export const sendPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(writePage(page));

/** A problem at the top of a form, linked to its field by id; it takes focus when the page opens. */
export const problemSummary = (problem: string | undefined, fieldId: string): Markup | undefined =>
  problem === undefined
    ? undefined
    : html`<div class="problem" role="alert" tabindex="-1" autofocus aria-labelledby="problem-title">
<h2 id="problem-title">There is a problem</h2>
<p><a href="#${fieldId}">${problem}</a></p>
</div>`;
