import { z } from 'zod';
import { changeLog } from '../../kernel/change-log.ts';
import { feature, get, post, put } from '../../kernel/endpoint.ts';
import { archivingErrors } from '../../kernel/errors.ts';
import { named } from '../../kernel/fields.ts';
import { exportOf, listOf, suggestionsOf } from '../../kernel/list-query.ts';
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
  list: { ...get(recalls, 'Recall.View', 'Search recalls'), ...listOf(recallList, recallRow) },
  exportList: { ...get(`${recalls}/export`, 'Recall.View', 'Export the list of recalls'), ...exportOf(recallList) },
  suggestNames: {
    ...get(`${recalls}/suggestions`, 'Recall.View', 'Suggest names for a search of recalls'),
    ...suggestionsOf(recallList),
  },
  categories: {
    ...get(`${recalls}/Categories`, 'Recall.View', 'List the incident categories'),
    response: z.array(named),
  },
  statuses: { ...get(`${recalls}/Statuses`, 'Recall.View', 'List the submission statuses'), response: z.array(named) },
  certificationStatuses: {
    ...get(
      `${recalls}/CertificationStatuses`,
      'Recall.View',
      'List the certification statuses that a recall may record',
    ),
    response: z.array(named),
  },
  listOfSite: {
    ...get(`${recalls}/Site/:id`, 'Recall.View', 'List the recalls of a site'),
    params: siteOfRecalls,
    response: z.array(recallRow),
  },
  audits: {
    ...get(
      '/audit/api/Audit/Recall/:id',
      ['Recall.Generate', 'Recall.Revise'],
      'List the audits of a site to choose for a recall',
    ),
    params: siteOfRecalls,
    response: z.array(auditOfRecall),
  },
  read: {
    ...get(`${recalls}/:id`, 'Recall.View', 'Read a recall'),
    params: recallId,
    response: recall,
    versioned: true,
  },
  create: {
    ...post(recalls, 'Recall.Generate', 'Submit recall'),
    body: recallCreateForm,
    response: recall,
    errors: saveErrors,
    versioned: true,
  },
  update: {
    ...put(`${recalls}/:id`, 'Recall.Revise', 'Edit recall'),
    params: recallId,
    body: recallEditForm,
    response: recall,
    errors: saveErrors,
    versioned: true,
    ifMatch: true,
  },
  archive: {
    ...put(`${recalls}/:id/Archive`, 'Recall.Persist', 'Archive recall'),
    params: recallId,
    response: recall,
    errors: [archivingErrors.archived],
  },
  changeLog: {
    ...get(`${recalls}/:id/changeLog`, 'Recall.Changes', "Read a recall's change log"),
    params: recallId,
    ...changeLog,
  },
});
