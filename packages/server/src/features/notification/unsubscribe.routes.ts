import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { limitCalls } from '../../kernel/http/limit-calls.ts';
import { sendPage } from '../../kernel/pages/page.ts';
import { servePages } from '../../kernel/pages/page-routes.ts';
import { readLink, unsubscribe, unsubscribePath } from './unsubscribe.commands.ts';
import { unknownLinkPage, unsubscribedPage, unsubscribePage } from './unsubscribe.template.ts';

const callsPerMinute = 60;

const tokenIn = (query: unknown): string => z.object({ token: z.string().max(100).catch('') }).parse(query).token;

/**
 * The pages behind the links of alert mail. A mail program posts without asking its reader (RFC 8058); a person is asked
 * first, because programs that check mail follow links.
 */
export const unsubscribePages = async (app: FastifyInstance, { settings, database }: Kernel): Promise<void> => {
  const name = settings.DIRECTORY_NAME;
  const hidden = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex');
  limitCalls(app, { most: callsPerMinute, seconds: 60 });
  await servePages(app, settings, (pages) => {
    pages.get(unsubscribePath, async ({ query }, reply) => {
      const token = tokenIn(query);
      const link = await readLink(database.reads, token);
      if (!link) return sendPage(hidden(reply), 404, unknownLinkPage(name));
      return sendPage(hidden(reply), 200, unsubscribePage(name, `${unsubscribePath}?token=${token}`, link.name));
    });

    pages.post(unsubscribePath, async ({ id, query }, reply) => {
      const cause = { event: 'Unsubscribe', requestId: id };
      const link = await inTransaction(database, cause, (db) => unsubscribe(db, tokenIn(query)));
      if (!link) return sendPage(hidden(reply), 404, unknownLinkPage(name));
      return sendPage(hidden(reply), 200, unsubscribedPage(name, link.name));
    });
  });
};
