import { paletteApi } from '@attestry/contract/features/palette/palette.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { findInPalette, readRecent } from './palette.queries.ts';

export const paletteRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, paletteApi, {
    find: (ctx, { query }) => findInPalette(ctx, query.searchTerm),
    recent: (ctx, { query }) => readRecent(ctx, query.keys ?? []),
  });
