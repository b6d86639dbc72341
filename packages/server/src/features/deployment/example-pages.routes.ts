import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { html } from '../../kernel/pages/html.ts';
import { sendPage } from '../../kernel/pages/page.ts';
import { examplePages } from '../../kernel/settings/example-pages.ts';

/** Stand in for the pages of the standards body to which the links of the demo lead. */
export const examplePageRoutes = (app: FastifyInstance, { settings }: Kernel): void => {
  const { demoComforts, BODY_NAME, DIRECTORY_NAME: directoryName } = settings;
  if (!demoComforts) return;
  for (const [name, { path, title }] of Object.entries(examplePages))
    app.get(path, async (_request, reply) => {
      const content = html`<h1>${title}</h1>
<p>Here ${BODY_NAME} has a page of its own, outside the directory. The demo has none: set ${name} to its address.</p>
<p><a href="/">Go to the directory</a></p>`;
      return sendPage(reply.header('x-robots-tag', 'noindex'), 200, { title, directoryName, content });
    });
};
