import { html } from '../../kernel/pages/html.ts';
import type { Page } from '../../kernel/pages/page.ts';

const settings = html`<p class="quiet-links"><a href="/private/notification">Choose which alerts you receive</a></p>`;

export const unsubscribePage = (directoryName: string, action: string, alert: string): Page => ({
  title: 'Unsubscribe',
  directoryName,
  content: html`<h1>Unsubscribe</h1>
<p>Stop the alerts “${alert}”? All others stay as they are.</p>
<form method="post" action="${action}"><button class="action">Unsubscribe</button></form>
${settings}`,
});

export const unsubscribedPage = (directoryName: string, alert: string): Page => ({
  title: 'Unsubscribed',
  directoryName,
  content: html`<h1>Unsubscribed</h1>
<p>You no longer receive the alerts “${alert}”.</p>
${settings}`,
});

export const unknownLinkPage = (directoryName: string): Page => ({
  title: 'This link is not known',
  directoryName,
  content: html`<h1>This link is not known</h1>
<p>It may be incomplete, or its account no longer exists.</p>
${settings}`,
});
