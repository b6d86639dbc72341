import { z } from 'zod';
import { changeLogPage, changeLogQuery } from '../../kernel/change-log.ts';
import { feature } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';
import { exportQuery, listQuery, pageOf } from '../../kernel/list-query.ts';
import { recallErrors } from './recall.errors.ts';
import { recallList } from './recall.list.ts';
import {
  auditOfRecall,
  recall,
  recallCreateForm,
  recallEditForm,
  recallId,
  recallRow,
  siteOfRecalls,
} from './recall.schema.ts';

const recalls = '/recall/api/Recall';
const saveErrors = [
  recallErrors.unknownAudit,
  recallErrors.unknownCertificationBody,
  recallErrors.unknownCategory,
  recallErrors.unknownStatus,
  recallErrors.lockedFields,
];

export const recallApi = feature({
  list: {
    method: 'GET',
    path: recalls,
    permission: 'Recall.View',
    summary: 'Search recalls',
    query: listQuery(recallList),
    response: pageOf(recallRow),
  },
  exportList: {
    method: 'GET',
    path: `${recalls}/export`,
    permission: 'Recall.View',
    summary: 'Export the list of recalls',
    query: exportQuery(recallList),
    response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
  categories: {
    method: 'GET',
    path: `${recalls}/Categories`,
    permission: 'Recall.View',
    summary: 'List the incident categories',
    response: z.array(named),
  },
  statuses: {
    method: 'GET',
    path: `${recalls}/Statuses`,
    permission: 'Recall.View',
    summary: 'List the submission statuses',
    response: z.array(named),
  },
  certificationStatuses: {
    method: 'GET',
    path: `${recalls}/CertificationStatuses`,
    permission: 'Recall.View',
    summary: 'List the certification statuses that a recall may record',
    response: z.array(named),
  },
  listOfSite: {
    method: 'GET',
    path: `${recalls}/Site/:id`,
    permission: 'Recall.View',
    summary: 'List the recalls of a site',
    params: siteOfRecalls,
    response: z.array(recallRow),
  },
  audits: {
    method: 'GET',
    path: '/audit/api/Audit/Recall/:id',
    permission: ['Recall.Generate', 'Recall.Revise'],
    summary: 'List the audits of a site to choose for a recall',
    params: siteOfRecalls,
    response: z.array(auditOfRecall),
  },
  read: {
    method: 'GET',
    path: `${recalls}/:id`,
    permission: 'Recall.View',
    summary: 'Read a recall',
    params: recallId,
    response: recall,
    versioned: true,
  },
  create: {
    method: 'POST',
    path: recalls,
    permission: 'Recall.Generate',
    summary: 'Submit recall',
    body: recallCreateForm,
    response: recall,
    errors: saveErrors,
    versioned: true,
  },
  update: {
    method: 'PUT',
    path: `${recalls}/:id`,
    permission: 'Recall.Revise',
    summary: 'Edit recall',
    params: recallId,
    body: recallEditForm,
    response: recall,
    errors: saveErrors,
    versioned: true,
    ifMatch: true,
  },
  archive: {
    method: 'PUT',
    path: `${recalls}/:id/Archive`,
    permission: 'Recall.Persist',
    summary: 'Archive recall',
    params: recallId,
    response: recall,
  },
  changeLog: {
    method: 'GET',
    path: `${recalls}/:id/changeLog`,
    permission: 'Recall.Changes',
    summary: "Read a recall's record of changes",
    params: recallId,
    query: changeLogQuery,
    response: changeLogPage,
  },
});
