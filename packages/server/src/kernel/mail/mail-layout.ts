import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, render, Section, Text } from 'react-email';

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

const styles = {
  body: { backgroundColor: colours.paper, color: colours.ink, fontFamily: textFont, margin: 0, padding: '24px 12px' },
  sender: { color: colours.pine, fontFamily: titleFont, fontSize: 18, fontWeight: 600, margin: '0 0 12px' },
  card: {
    backgroundColor: colours.surface,
    border: `1px solid ${colours.line}`,
    borderRadius: 10,
    padding: '28px 28px 20px',
  },
  title: { fontFamily: titleFont, fontSize: 24, fontWeight: 600, lineHeight: '31px', margin: '0 0 16px' },
  paragraph: { color: colours.ink, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' },
  fact: { borderTop: `1px solid ${colours.line}`, fontSize: 16, lineHeight: '24px', margin: 0, padding: '8px 0' },
  factName: { color: colours.quiet, fontSize: 14 },
  facts: { margin: '0 0 20px' },
  button: {
    backgroundColor: colours.pine,
    borderRadius: 8,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    padding: '11px 20px',
  },
  buttonPlace: { margin: '4px 0 20px' },
  rule: { borderColor: colours.line, margin: '20px 0 12px' },
  small: { color: colours.quiet, fontSize: 14, lineHeight: '21px', margin: '0 0 8px' },
} satisfies Record<string, CSSProperties>;

/** A paragraph; its content is escaped. */
export const paragraph = (...words: ReactNode[]): ReactElement =>
  createElement(Text, { style: styles.paragraph }, ...words);

/** The mail's call to action. `href` is an absolute URL of the product, from PUBLIC_BASE_URL. */
export const linkButton = (words: string, href: string): ReactElement =>
  createElement(Section, { style: styles.buttonPlace }, createElement(Button, { href, style: styles.button }, words));

/** A short list of names and values, such as the site and the day a certificate expires. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): ReactElement =>
  createElement(
    Section,
    { style: styles.facts },
    ...rows.map(([name, value]) =>
      createElement(
        Text,
        { key: name, style: styles.fact },
        createElement('span', { style: styles.factName }, `${name}: `),
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
}

/** A complete mail in the product's design: the sender, one card with title and content, and the footer. */
export const mailLayout = ({ sender, title, footer }: Frame, ...content: ReactNode[]): ReactElement => {
  const head = createElement(Head, null, createElement('title', null, title));
  const card = createElement(
    Section,
    { style: styles.card },
    createElement(Heading, { as: 'h1', style: styles.title }, title),
    ...content,
    createElement(Hr, { style: styles.rule }),
    ...footer.map((line) => createElement(Text, { key: line, style: styles.small }, line)),
  );
  const page = createElement(Container, null, createElement(Text, { style: styles.sender }, sender), card);
  return createElement(Html, { lang: 'en' }, head, createElement(Body, { style: styles.body }, page));
};

/** A mail as HTML and as plain text. */
export const renderMail = async (mail: ReactElement): Promise<{ html: string; text: string }> => {
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
  return { html, text };
};
