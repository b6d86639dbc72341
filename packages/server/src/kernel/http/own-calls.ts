import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const mark = randomUUID();

/** Headers of the calls that pages rendered in this process make; no other caller knows them. */
export const ownCallHeaders = { 'x-own-call': mark };

/** Whether a page rendered in this process makes the call. */
export const isOwnCall = ({ headers }: FastifyRequest): boolean => headers['x-own-call'] === mark;
