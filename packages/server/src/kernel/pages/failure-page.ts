import { html } from './html.ts';
import type { Page } from './page.ts';

const titles: Record<number, string> = {
  404: 'Not found',
  429: 'Please wait a little',
  431: 'This address is too long',
  503: 'Please try again shortly',
};

interface Failure {
  status: number;
  /** One plain sentence. */
  says: string;
  directoryName: string;
  /** The address to try again, if that may help. */
  again?: string | false;
}

/** The page in place of one that could not be shown. */
export const failurePage = ({ status, says, directoryName, again }: Failure): Page => {
  const title = titles[status] ?? 'This did not work';
  const content = html`<h1>${title}</h1><p>${says}</p>${again && html`<p><a href="${again}">Try again</a></p>`}<p><a href="/">Go to the directory</a></p>`;
  return { title, directoryName, content };
};
