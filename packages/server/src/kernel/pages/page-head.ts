import { html, Markup } from './html.ts';

/** What a page says to search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The path under which the page is known, however it was asked for; none if there is nothing. */
  path?: string;
  /** Facts in the terms of schema.org. */
  facts?: readonly object[];
  /** True for a page that search engines should leave out. */
  isUnlisted?: boolean;
}

export const notFoundHead: PageHead = {
  title: 'Page not found',
  description: 'There is nothing at this address.',
  isUnlisted: true,
};

const codeOf = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON within a script element: nothing in it can end the element, and every reader of JavaScript can read it. */
export const scriptJson = (content: unknown): Markup =>
  new Markup(JSON.stringify(content).replace(/[<>&\u2028\u2029]/g, codeOf));

/** The elements of the head of a page at `origin`. Data in scripts is no code, so the content policy allows it. */
export const writeHead = (
  head: PageHead,
  { origin, directoryName }: { origin: string; directoryName: string },
): Markup => {
  const { title, description, path, facts = [], isUnlisted = false } = head;
  const address = path === undefined ? undefined : `${origin}${path}`;
  return html`<title>${title}</title>
    <meta name="description" content="${description}">
    ${address !== undefined && html`<link rel="canonical" href="${address}">`}
    ${isUnlisted && html`<meta name="robots" content="noindex">`}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${directoryName}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    ${address !== undefined && html`<meta property="og:url" content="${address}">`}
    <meta name="twitter:card" content="summary">
    ${
      facts.length > 0 &&
      html`<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': facts })}</script>`
    }`;
};
