import type { FastifyInstance } from 'fastify';
import { clock } from '../clock/clock.ts';

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
