import { z } from 'zod';
import { changeLog } from '../../kernel/change-log.ts';
import { feature, get, patch, post, put, remove } from '../../kernel/endpoint.ts';
import { archivingErrors } from '../../kernel/errors.ts';
import { named, publicId } from '../../kernel/fields.ts';
import { exportOf, listOf, suggestionsOf } from '../../kernel/list-query.ts';
import { auditorErrors } from './auditor.errors.ts';
import { auditorList, pendingAuditorList } from './auditor.list.ts';
import {
  auditor,
  auditorCreateForm,
  auditorEditForm,
  auditorId,
  auditorRow,
  pendingAuditorRow,
  profileForm,
  profileRejection,
  qualificationChoice,
  qualificationIds,
  qualificationOfAuditor,
  qualificationRejection,
  removedQualification,
  submitFlag,
  technology,
} from './auditor.schema.ts';
import { changesSinceValidation } from './auditor-validated.schema.ts';

const auditors = '/auditor/api/Auditor';
const stored = { response: auditor, versioned: true } as const;

/** The lists and what their pages and forms choose from. */
const lists = feature({
  list: { ...get(`${auditors}/search`, 'Auditor.View', 'Search auditors'), ...listOf(auditorList, auditorRow) },
  listPending: {
    ...get(`${auditors}/searchPending`, 'Auditor.View', 'Search the auditors whose profiles wait for somebody'),
    ...listOf(pendingAuditorList, pendingAuditorRow),
  },
  exportList: {
    ...get(`${auditors}/search/export`, 'Auditor.View', 'Export the list of auditors'),
    ...exportOf(auditorList),
  },
  exportPending: {
    ...get(`${auditors}/searchPending/export`, 'Auditor.View', 'Export the list of auditors whose profiles wait'),
    ...exportOf(pendingAuditorList),
  },
  suggestNames: {
    ...get(`${auditors}/search/suggestions`, 'Auditor.View', 'Suggest names for a search of auditors'),
    ...suggestionsOf(auditorList),
  },
  suggestPending: {
    ...get(`${auditors}/searchPending/suggestions`, 'Auditor.View', 'Suggest names of auditors whose profiles wait'),
    ...suggestionsOf(pendingAuditorList),
  },
  technologies: {
    ...get(`${auditors}/Technologies`, 'Auditor.View', 'List the technologies of the standards that have any'),
    response: z.array(technology),
  },
  languages: { ...get(`${auditors}/languages`, 'Auditor.View', 'List the languages'), response: z.array(named) },
  trainingTypes: {
    ...get(`${auditors}/getTrainingTypes`, 'Auditor.View', 'List the types of training'),
    response: z.array(named),
  },
  notSharingReasons: {
    ...get(`${auditors}/getNotSharingReasons`, 'Auditor.View', 'List the reasons for not sharing a profile'),
    response: z.array(named),
  },
  statuses: {
    ...get(`${auditors}/getQualificationStatus`, 'Auditor.View', 'List the statuses of profiles and qualifications'),
    response: z.array(named),
  },
});

/** What the standards body decides about a submitted profile. */
const decisions = feature({
  validate: {
    ...patch(`${auditors}/validateAuditorProfile`, 'Auditor.Verify', 'Validate auditor profile'),
    ...{ body: profileForm, ...stored, errors: [auditorErrors.notInRevision] },
  },
  reject: {
    ...patch(`${auditors}/rejectAuditorProfile`, 'Auditor.Verify', 'Reject auditor profile'),
    ...{ body: profileRejection, ...stored, errors: [auditorErrors.notInRevision] },
  },
  validateQualification: {
    ...patch(`${auditors}/validateQualification`, 'Auditor.Verify', 'Validate qualification'),
    ...{ body: qualificationChoice, ...stored, errors: [auditorErrors.wrongStatus] },
  },
  rejectQualification: {
    ...patch(`${auditors}/rejectQualification`, 'Auditor.Verify', 'Reject qualification'),
    ...{ body: qualificationRejection, ...stored, errors: [auditorErrors.wrongStatus] },
  },
  validateQualifications: {
    ...patch(`${auditors}/validateQualifications`, 'Auditor.Verify', 'Validate qualifications'),
    query: z.strictObject({ auditorId: publicId }),
    ...{ body: qualificationIds, ...stored, errors: [auditorErrors.notAllInRevision] },
  },
});

export const auditorApi = feature({
  ...lists,
  read: { ...get(`${auditors}/details/:id`, 'Auditor.View', 'Read an auditor'), params: auditorId, ...stored },
  create: {
    ...post(`${auditors}/insertAuditor/:submitFlag`, 'Auditor.Generate', 'Create auditor profile'),
    ...{ params: submitFlag, body: auditorCreateForm },
    /** The number of the new auditor. */
    response: z.number().int(),
  },
  update: {
    ...put(`${auditors}/updateAuditor/:submitFlag`, 'Auditor.Revise', 'Edit auditor profile'),
    ...{ params: submitFlag, body: auditorEditForm, ...stored, ifMatch: true },
    errors: [
      auditorErrors.lastCertificationBody,
      auditorErrors.othersLinks,
      auditorErrors.submitted,
      auditorErrors.suspended,
    ],
  },
  ...decisions,
  suspendQualification: {
    ...put(`${auditors}/suspendAuditorCategory/:auditorId/:id`, 'Auditor.Suspend', 'Suspend qualification'),
    ...{ params: qualificationOfAuditor, ...stored, errors: [auditorErrors.wrongStatus] },
  },
  unsuspendQualification: {
    ...put(
      `${auditors}/unsuspendAuditorCategory/:auditorId/:id`,
      'Auditor.Suspend',
      'Lift suspension of qualification',
    ),
    ...{
      params: qualificationOfAuditor,
      ...stored,
      errors: [auditorErrors.wrongStatus, auditorErrors.othersSuspension],
    },
  },
  removeQualification: {
    ...remove(
      `${auditors}/deleteAuditorCategory/:auditorId/:qualificationId`,
      'Auditor.Remove',
      'Delete qualification',
    ),
    ...{ params: removedQualification, ...stored, errors: [auditorErrors.wrongStatus, auditorErrors.validatedBefore] },
  },
  archive: {
    ...patch(`${auditors}/archive/:id`, 'Auditor.Persist', 'Archive auditor profile'),
    ...{ params: auditorId, ...stored, errors: [archivingErrors.archived] },
  },
  unarchive: {
    ...patch(`${auditors}/unarchive/:id`, 'Auditor.Persist', 'Unarchive auditor profile'),
    ...{ params: auditorId, ...stored, errors: [archivingErrors.notArchived] },
  },
  changesSinceValidation: {
    ...get(
      `${auditors}/:id/changesSinceValidation`,
      'Auditor.Changes',
      'Compare an auditor profile with what was last validated',
    ),
    ...{ params: auditorId, response: changesSinceValidation },
  },
  changeLog: {
    ...get(`${auditors}/:id/changeLog`, 'Auditor.Changes', "Read an auditor's change log"),
    ...{ params: auditorId, ...changeLog },
  },
});
