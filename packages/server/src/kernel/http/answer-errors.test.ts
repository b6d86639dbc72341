import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { WorkQueueFull } from '../workers/work-errors.ts';
import { answerErrors } from './answer-errors.ts';

it('answers that the directory is busy, with Retry-After, while too much work is waiting', async () => {
  const app = Fastify();
  answerErrors(app, []);
  app.get('/document', () => Promise.reject(new WorkQueueFull('Too much work is waiting')));
  const { statusCode, headers, json } = await app.inject('/document');
  expect([statusCode, headers['retry-after'], json().code]).toEqual([503, '5', 'request.busy']);
});
