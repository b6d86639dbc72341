import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { deleteDocument } from './audit-document.commands.ts';
import { documentFile, listDocuments } from './audit-document.queries.ts';
import { admitDocument, uploadDocument } from './upload-document.commands.ts';

export const auditDocumentRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, auditDocumentApi, {
    list: (ctx, { params }) => listDocuments(ctx, params.id),
    upload: {
      admit: async (ctx, { body }) => void (await admitDocument(ctx, body)),
      store: (ctx, { body, file }) => uploadDocument(ctx, body, file),
    },
    download: (ctx, { query }) => documentFile(ctx, query),
    remove: (ctx, { params }) => deleteDocument(ctx, params.id),
  });
