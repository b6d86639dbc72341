// A separate process: the real directory on a register made for measuring, controlled by the measurements.

import { compose, type Directory } from '../packages/server/src/app/compose.ts';
import { createAccessToken } from '../packages/server/src/features/identity/identity.public.ts';
import { openDatabase } from '../packages/server/src/kernel/database/database.ts';
import { readSettings } from '../packages/server/src/kernel/settings/settings.ts';
import type { NumberedRequest, SentFile } from './directory-process.ts';
import { serveJoinedList } from './joined-list.ts';
import type { Statement } from './pgbench.ts';

/** Records the statements sent on the read pool's connections while `work` runs. */
const statementsDuring = async ({ database }: Directory, work: () => Promise<unknown>): Promise<Statement[]> => {
  const heard: Statement[] = [];
  const listening: object[] = [];
  const listen = (client: { query: (...args: unknown[]) => unknown }) => {
    if (listening.includes(client)) return;
    listening.push(client);
    const ask = client.query;
    client.query = (...args) => {
      const [text, values] = args;
      if (typeof text === 'string') heard.push({ text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(ask, client, args);
    };
  };
  const onAcquire = (client: unknown) => listen(client as { query: (...args: unknown[]) => unknown });
  database.readPool.on('acquire', onAcquire);
  try {
    await work();
    return heard;
  } finally {
    database.readPool.off('acquire', onAcquire);
    for (const client of listening) Reflect.deleteProperty(client, 'query');
  }
};

const sent: SentFile[] = [];

/** Records scripts and style sheets as they are sent, so that the browser itself decides what a page needs. */
const watchAnswers = ({ app }: Directory) => {
  app.server.on('request', (request, answer) => {
    answer.on('finish', () => {
      const type = String(answer.getHeader('content-type') ?? '');
      if (!/javascript|css/.test(type)) return;
      const encoding = String(answer.getHeader('content-encoding') ?? 'identity');
      sent.push({ path: request.url ?? '', encoding, bytes: Number(answer.getHeader('content-length') ?? Number.NaN) });
    });
  });
};

const settings = readSettings({
  NODE_ENV: 'development',
  DEMO: 'small',
  LOG_LEVEL: 'error',
  DATA_DIR: process.env.BENCH_DATA_DIR,
  SMTP_URL: process.env.BENCH_SMTP_URL,
});
const database = openDatabase(process.env.BENCH_SERVER_URL ?? '', settings.DATABASE_POOL_SIZE);
const directory = await compose(settings, database);
serveJoinedList(directory);
watchAnswers(directory);
const origin = await directory.app.listen({ host: '127.0.0.1', port: 0 });

const fulfil = async (wish: NumberedRequest): Promise<unknown> => {
  if (wish.want === 'origin') return origin;
  if (wish.want === 'token') return createAccessToken(settings, directory.database, wish.email);
  if (wish.want === 'statements')
    return statementsDuring(directory, () => fetch(origin + wish.path, { headers: wish.headers }));
  if (wish.want === 'collect') return globalThis.gc?.();
  if (wish.want === 'memory') return process.memoryUsage.rss();
  if (wish.want === 'sent') return sent.splice(0);
  return directory.drain();
};

process.on('message', async (wish: NumberedRequest) => {
  const answer = await fulfil(wish).catch((error: unknown) => ({ failure: String(error) }));
  process.send?.({ number: wish.number, answer }, () => wish.want === 'end' && process.disconnect());
});
// The measuring process may have crashed.
process.on('disconnect', () => setTimeout(() => process.exit(0), 5000).unref());
