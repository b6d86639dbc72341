import type { FastifyInstance } from 'fastify';
import type { PublicContext } from '../calls/context.ts';
import { clock } from '../clock/clock.ts';

const dayMs = 86_400_000;

/**
 * Lets browsers and caches keep the public answers of `app`, including 404, for at most `seconds`, and never past midnight
 * UTC, when certificates expire. Answers to signed-in people and answers that their route marks `no-store` are not cached.
 */
export const cachePublicAnswers = (app: FastifyInstance, seconds: number): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.actor || reply.getHeader('cache-control') === 'no-store') return;
    const toMidnight = Math.floor((dayMs - (clock.now().getTime() % dayMs)) / 1000);
    const isAnswer = reply.statusCode === 200 || reply.statusCode === 404;
    reply.header('cache-control', isAnswer ? `public, max-age=${Math.min(seconds, toMidnight)}` : 'no-store');
  });
};

const maxAgeMs = 60_000;

interface CachedAnswer<A> {
  at: number;
  today: string;
  answer: Promise<A>;
}

/**
 * Caches answers that depend on no permission: each is computed at most once a minute and again each day. Keeps the `most`
 * newest.
 */
export const cachedAnswers = <A>(maxEntries: number) => {
  const cache = new Map<string, CachedAnswer<A>>();
  const store = (question: string, one: CachedAnswer<A>) => {
    cache.delete(question);
    cache.set(question, one);
    const oldest = cache.keys().next();
    if (cache.size > maxEntries && !oldest.done) cache.delete(oldest.value);
  };
  return async (
    question: string,
    { today, now }: Pick<PublicContext, 'today' | 'now'>,
    compute: () => Promise<A>,
  ): Promise<A> => {
    const at = now.getTime();
    const cached = cache.get(question);
    if (cached?.today === today && Math.abs(at - cached.at) < maxAgeMs) return cached.answer;
    const answer = compute();
    const one = { at, today, answer };
    store(question, one);
    try {
      return await answer;
    } catch (reason) {
      if (cache.get(question) === one) cache.delete(question);
      throw reason;
    }
  };
};
