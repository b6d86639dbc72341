import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { createBody, suspend, unsuspend, updateBody } from './certification-body.commands.ts';
import { accreditationBodies, allBodies, readBody } from './certification-body.queries.ts';
import { readBodyChanges } from './certification-body-changes.queries.ts';
import { optionsFor } from './certification-body-options.queries.ts';
import { archive, createOffice, unarchive, updateOffice } from './office.commands.ts';
import { offices, officesOf, readOffice } from './office.queries.ts';

export const certificationBodyRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  implement(app, kernel, certificationBodyApi, {
    list: (ctx, { query }) => runList(ctx.db, offices, viewerOf(ctx), query, 'resultsList'),
    exportList: (ctx, { query }) => exportList(ctx, offices, query, 'Certification bodies'),
    suggestNames: (ctx, { query }) => suggestNames(ctx, offices, query),
    all: (ctx) => allBodies(ctx),
    options: (ctx, { query }) => optionsFor(ctx, query),
    accreditationBodies: (ctx) => accreditationBodies(ctx.db),
    read: (ctx, { params }) => readBody(ctx, params.id),
    offices: (ctx, { params }) => officesOf(ctx, params.id),
    readOffice: (ctx, { params }) => readOffice(ctx, params.id),
    create: (ctx, { body }) => createBody(ctx, body),
    createOffice: (ctx, { body }) => createOffice(ctx, body),
    updateOffice: (ctx, { params, body }) => updateOffice(ctx, params.id, body),
    update: (ctx, { params, body }) => updateBody(ctx, params.id, body),
    suspend: (ctx, { params, body }) => suspend(ctx, params.id, body),
    unsuspend: (ctx, { params, body }) => unsuspend(ctx, params.id, body),
    archiveOffice: (ctx, { params }) => archive(ctx, params.id),
    unarchiveOffice: (ctx, { params }) => unarchive(ctx, params.id),
    changeLog: (ctx, { params, query }) => readBodyChanges(ctx, params.id, query),
  });
};
