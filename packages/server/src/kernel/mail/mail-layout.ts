import { render, toPlainText } from '@react-email/render';
import { type CSSProperties, createElement, type ReactElement, type ReactNode, type TableHTMLAttributes } from 'react';

const colours = {
  paper: '#f7f6f2',
  surface: '#ffffff',
  ink: '#16211d',
  quiet: '#5b6761',
  line: '#e3e1d9',
  pine: '#0b5646',
};
const textFont = "'Source Sans 3', 'Segoe UI', system-ui, -apple-system, 'Noto Sans', sans-serif";
const titleFont = "'Source Serif 4', Georgia, 'Noto Serif', serif";

/** Outlook knows no padding of links, but one of cells that only it reads. */
type MailStyle = CSSProperties & { msoPaddingAlt?: string };

const styles = {
  body: { backgroundColor: colours.paper, margin: 0, padding: 0 },
  page: { backgroundColor: colours.paper, color: colours.ink, fontFamily: textFont, padding: '24px 12px' },
  column: { maxWidth: 600 },
  sender: {
    color: colours.pine,
    fontFamily: titleFont,
    fontSize: 18,
    fontWeight: 600,
    lineHeight: '24px',
    margin: '0 0 12px',
  },
  card: {
    backgroundColor: colours.surface,
    border: `1px solid ${colours.line}`,
    borderRadius: 10,
    padding: '28px 28px 20px',
  },
  title: { fontFamily: titleFont, fontSize: 24, fontWeight: 600, lineHeight: '31px', margin: '0 0 16px' },
  paragraph: { color: colours.ink, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' },
  fact: {
    borderTop: `1px solid ${colours.line}`,
    fontSize: 16,
    lineHeight: '24px',
    margin: 0,
    // The name of a file may have no place to break.
    overflowWrap: 'anywhere',
    padding: '8px 0',
  },
  factName: { color: colours.quiet, fontSize: 14 },
  facts: { padding: '0 0 20px' },
  buttonPlace: { margin: '4px 0 20px' },
  button: { backgroundColor: colours.pine, borderRadius: 8, msoPaddingAlt: '11px 20px' },
  buttonLink: {
    color: '#ffffff',
    display: 'inline-block',
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '20px',
    padding: '11px 20px',
    textDecoration: 'none',
  },
  rule: { border: 'none', borderTop: `1px solid ${colours.line}`, margin: '20px 0 12px', width: '100%' },
  smallLink: { color: colours.pine, textDecoration: 'underline' },
  small: { color: colours.quiet, fontSize: 14, lineHeight: '21px', margin: '0 0 8px' },
} satisfies Record<string, MailStyle>;

/** Mail programs that follow the system's dark mode read this; it outranks the styles of the elements. */
const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #0e1513 !important; }
  .surface { background-color: #151e1b !important; border-color: #26322d !important; }
  .line { border-color: #26322d !important; }
  .ink { color: #eaf0ed !important; }
  .quiet { color: #97a59f !important; }
  .pine { color: #5fcaa8 !important; }
  .button { background-color: #0f6a55 !important; }
}`;

/** A table of one cell: mail programs lay it out more alike than a box. */
const table = (
  attributes: TableHTMLAttributes<HTMLTableElement>,
  cell: { style?: MailStyle; className?: string },
  ...content: ReactNode[]
) =>
  createElement(
    'table',
    { border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation', ...attributes },
    createElement('tbody', null, createElement('tr', null, createElement('td', cell, ...content))),
  );

const wide = { width: '100%' };

/** A paragraph; its content is escaped. */
export const paragraph = (...words: ReactNode[]): ReactElement =>
  createElement('p', { className: 'ink', style: styles.paragraph }, ...words);

/** The mail's call to action. `href` is an absolute URL of the product, from PUBLIC_BASE_URL. */
export const linkButton = (words: string, href: string): ReactElement =>
  table(
    { style: styles.buttonPlace },
    { className: 'button', style: styles.button },
    createElement('a', { href, style: styles.buttonLink, target: '_blank' }, words),
  );

/** A short list of names and values, such as the site and the day a certificate expires. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): ReactElement =>
  table(
    wide,
    { style: styles.facts },
    ...rows.map(([name, value]) =>
      createElement(
        'p',
        { className: 'ink line', 'data-fact': '', key: name, style: styles.fact },
        createElement('span', { className: 'quiet', style: styles.factName }, `${name}: `),
        createElement('strong', null, value),
      ),
    ),
  );

interface Frame {
  /** The directory's name. */
  sender: string;
  title: string;
  /** Why the recipient gets this mail, and where to turn. */
  footer: readonly string[];
  /** Links below the footer; `href` is absolute. */
  links?: readonly { words: string; href: string }[];
}

/** A complete mail in the product's design: the sender, one card with title and content, and the footer. */
export const mailLayout = ({ sender, title, footer, links = [] }: Frame, ...content: ReactNode[]): ReactElement => {
  const head = createElement(
    'head',
    null,
    createElement('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
    // Mail on an iPhone would enlarge what it takes for small print.
    createElement('meta', { name: 'x-apple-disable-message-reformatting' }),
    createElement('meta', { content: 'width=device-width', name: 'viewport' }),
    createElement('meta', { content: 'light dark', name: 'color-scheme' }),
    createElement('meta', { content: 'light dark', name: 'supported-color-schemes' }),
    createElement('style', null, darkMode),
    createElement('title', null, title),
  );
  const card = table(
    wide,
    { className: 'surface', style: styles.card },
    createElement('h1', { className: 'ink', style: styles.title }, title),
    ...content,
    createElement('hr', { className: 'line', style: styles.rule }),
    ...footer.map((line) => createElement('p', { className: 'quiet', key: line, style: styles.small }, line)),
    ...links.map(({ words, href }) =>
      createElement(
        'p',
        { key: href, style: styles.small },
        createElement('a', { className: 'pine', href, style: styles.smallLink, target: '_blank' }, words),
      ),
    ),
  );
  const column = { ...wide, align: 'center', style: styles.column } as const;
  const page = table(column, {}, createElement('p', { className: 'pine', style: styles.sender }, sender), card);
  const frame = table(wide, { className: 'paper', style: styles.page }, page);
  const body = createElement('body', { className: 'paper', style: styles.body }, frame);
  return createElement('html', { dir: 'ltr', lang: 'en' }, head, body);
};

interface RenderedMail {
  html: string;
  text: string;
}

const rendered = new WeakMap<ReactElement, Promise<RenderedMail>>();

/** As plain text, facts are one line each, and a title is written as it is. */
const plainText = {
  selectors: [
    { selector: 'h1', format: 'heading', options: { uppercase: false } },
    { selector: 'p[data-fact]', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

const renderOnce = async (mail: ReactElement): Promise<RenderedMail> => {
  const html = await render(mail);
  return { html, text: toPlainText(html, plainText) };
};

/** A mail as HTML and as plain text. The same mail to many recipients is rendered once. */
export const renderMail = (mail: ReactElement): Promise<RenderedMail> => {
  const known = rendered.get(mail) ?? renderOnce(mail);
  rendered.set(mail, known);
  return known;
};
