import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { createAuditor, setArchived, updateAuditor } from './auditor.commands.ts';
import {
  auditors,
  languages,
  notSharingReasons,
  pendingAuditors,
  statuses,
  technologies,
  trainingTypes,
} from './auditor.queries.ts';
import {
  rejectProfile,
  rejectQualification,
  removeQualification,
  suspendQualification,
  unsuspendQualification,
  validateProfile,
  validateQualification,
  validateQualifications,
} from './auditor-decisions.commands.ts';
import { readAuditor } from './auditor-record.queries.ts';
import { readAuditorChanges } from './changes/auditor-changes.queries.ts';
import { readChangesSinceValidation } from './changes/auditor-validated.queries.ts';

export const auditorRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, auditorApi, {
    list: (ctx, { query }) => runList(ctx.db, auditors, viewerOf(ctx), query, 'resultList'),
    listPending: (ctx, { query }) => runList(ctx.db, pendingAuditors, viewerOf(ctx), query, 'resultList'),
    exportList: (ctx, { query }) => exportList(ctx, auditors, query, 'Auditors'),
    exportPending: (ctx, { query }) => exportList(ctx, pendingAuditors, query, 'Auditors pending validation'),
    suggestNames: (ctx, { query }) => suggestNames(ctx, auditors, query),
    suggestPending: (ctx, { query }) => suggestNames(ctx, pendingAuditors, query),
    technologies,
    languages,
    trainingTypes,
    notSharingReasons,
    statuses,
    read: (ctx, { params }) => readAuditor(ctx, params.id),
    create: (ctx, { params, body }) => createAuditor(ctx, body, params.submitFlag === 'true'),
    update: (ctx, { params, body }) => updateAuditor(ctx, body, params.submitFlag === 'true'),
    validate: (ctx, { body }) => validateProfile(ctx, body.auditorId),
    reject: (ctx, { body }) => rejectProfile(ctx, body),
    validateQualification: (ctx, { body }) => validateQualification(ctx, body),
    rejectQualification: (ctx, { body }) => rejectQualification(ctx, body),
    validateQualifications: (ctx, { query, body }) => validateQualifications(ctx, query.auditorId, body),
    suspendQualification: (ctx, { params }) => suspendQualification(ctx, params.auditorId, params.id),
    unsuspendQualification: (ctx, { params }) => unsuspendQualification(ctx, params.auditorId, params.id),
    removeQualification: (ctx, { params }) => removeQualification(ctx, params.auditorId, params.qualificationId),
    archive: (ctx, { params }) => setArchived(ctx, params.id, true),
    unarchive: (ctx, { params }) => setArchived(ctx, params.id, false),
    changesSinceValidation: (ctx, { params }) => readChangesSinceValidation(ctx, params.id),
    changeLog: (ctx, { params, query }) => readAuditorChanges(ctx, params.id, query),
  });
