import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.ts';

/** For whom work is counted: the person signed in, or else the caller's network. */
export const personOf = ({ actor, ip }: FastifyRequest): string => actor?.id ?? callerOf(ip);
