import { certificateApi } from '@attestry/contract/features/certificate/certificate.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { certificateFile } from './certificate.queries.ts';
import { logosFile } from './logos.queries.ts';
import { certificatesFile } from './several-certificates.queries.ts';

export const certificateRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, certificateApi, {
    downloadLogos: (ctx, { params }) => logosFile(ctx, params.id),
    downloadSeveral: (ctx, { query }) => certificatesFile(ctx, query.ids ?? []),
    download: (ctx, { params }) => certificateFile(ctx, params.id),
  });
