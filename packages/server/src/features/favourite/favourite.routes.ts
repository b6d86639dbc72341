import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { addFavourite, removeFavourites, toggleFavourite } from './favourite.commands.ts';
import { favouritesOutOfSight, readFavourite, summariseFavourites } from './favourite.queries.ts';

export const favouriteRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, favouriteApi, {
    add: (ctx, { body }) => addFavourite(ctx, body),
    remove: (ctx, { body }) => removeFavourites(ctx, body),
    toggle: (ctx, { params }) => toggleFavourite(ctx, params.id),
    read: (ctx, { params }) => readFavourite(ctx, params.id),
    summarise: summariseFavourites,
    listOutOfSight: favouritesOutOfSight,
  });
