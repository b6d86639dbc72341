import type { FastifyInstance } from 'fastify';
import { clock } from '../clock/clock.ts';
import type { PublicContext } from './context.ts';

const dayMs = 86_400_000;

/**
 * Lets browsers and caches keep the public answers of `app`, found or not found, for at most `seconds`, and never past
 * midnight UTC, when certificates lapse. Answers to somebody signed in are kept by nobody.
 */
export const keepBriefly = (app: FastifyInstance, seconds: number): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.actor) return;
    const toMidnight = Math.floor((dayMs - (clock.now().getTime() % dayMs)) / 1000);
    const isAnswer = reply.statusCode === 200 || reply.statusCode === 404;
    reply.header('cache-control', isAnswer ? `public, max-age=${Math.min(seconds, toMidnight)}` : 'no-store');
  });
};

const keptMs = 60_000;

interface Kept<A> {
  at: number;
  today: string;
  answer: Promise<A>;
}

/**
 * Works each answer out at most once a minute, and anew each day, however many ask: for what no right depends on. Of the
 * questions asked, the `most` newest answers are kept.
 */
export const keptAnswers = <A>(most: number) => {
  const kept = new Map<string, Kept<A>>();
  const keep = (question: string, one: Kept<A>) => {
    kept.delete(question);
    kept.set(question, one);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
  };
  return async (question: string, { today, now }: PublicContext, workOut: () => Promise<A>): Promise<A> => {
    const at = now.getTime();
    const before = kept.get(question);
    if (before?.today === today && Math.abs(at - before.at) < keptMs) return before.answer;
    const answer = workOut();
    const one = { at, today, answer };
    keep(question, one);
    try {
      return await answer;
    } catch (reason) {
      if (kept.get(question) === one) kept.delete(question);
      throw reason;
    }
  };
};
