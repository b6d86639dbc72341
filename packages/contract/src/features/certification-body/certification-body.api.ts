import { z } from 'zod';
import { changeLog } from '../../kernel/change-log.ts';
import { feature, get, post, put } from '../../kernel/endpoint.ts';
import { archivingErrors } from '../../kernel/errors.ts';
import { named } from '../../kernel/fields.ts';
import { exportOf, listOf, suggestionsOf } from '../../kernel/list-query.ts';
import { certificationBodyErrors } from './certification-body.errors.ts';
import { officeList } from './certification-body.list.ts';
import {
  certificationBody,
  certificationBodyCreateForm,
  certificationBodyEditForm,
  certificationBodyId,
  namedByMainOffice,
  office,
  officeCreateForm,
  officeEditForm,
  officeId,
  officeRow,
  optionsSearch,
  suspensionForm,
  unsuspensionForm,
} from './certification-body.schema.ts';

const bodies = '/certificationbody/api/CertificationBody';
const { notApproved, unknownAccreditationBody, unknownCertificationBody, unknownCountry, unknownStandard } =
  certificationBodyErrors;
const officeErrors = [unknownCountry, unknownStandard];

/** The permissions that open the pages of certification bodies. */
export const toOpenBodies = ['CertificationBody.View', 'SubOffice.View'] as const;
/** Readers of an audit may also read its certification body; companies and sites see no other one. */
const toRead = [...toOpenBodies, 'Audit.View'] as const;

/** `:id` is the id of the certification body, or of the office below `office/`. */
export const certificationBodyApi = feature({
  list: {
    ...get(`${bodies}/search`, toRead, 'Search the offices of certification bodies'),
    ...listOf(officeList, officeRow),
  },
  exportList: {
    ...get(`${bodies}/search/export`, toRead, 'Export the list of offices of certification bodies'),
    ...exportOf(officeList),
  },
  suggestNames: {
    ...get(`${bodies}/search/suggestions`, toRead, 'Suggest names for a search of offices of certification bodies'),
    ...suggestionsOf(officeList),
  },
  all: {
    ...get(`${bodies}/all`, toRead, 'List all certification bodies that the caller sees'),
    response: z.array(namedByMainOffice),
  },
  options: {
    method: 'GET',
    path: `${bodies}/getCertificationBodyOptions`,
    permission: ['CertificationBody.View', 'Audit.View', 'Audit.Generate'],
    picker: true,
    summary: 'Find certification bodies to pick from',
    query: optionsSearch,
    response: z.array(named),
  },
  accreditationBodies: {
    ...get(`${bodies}/AccreditationBodies`, toOpenBodies, 'List the accreditation bodies'),
    response: z.array(named),
  },
  read: {
    ...get(`${bodies}/:id`, toRead, 'Read a certification body'),
    params: certificationBodyId,
    response: certificationBody,
    versioned: true,
  },
  offices: {
    ...get(`${bodies}/:id/office`, toRead, 'List the offices of a certification body'),
    params: certificationBodyId,
    response: z.array(officeRow),
  },
  readOffice: {
    ...get(`${bodies}/office/:id`, toRead, 'Read an office'),
    params: officeId,
    response: office,
    versioned: true,
  },
  create: {
    ...post(bodies, 'CertificationBody.Generate', 'Create certification body'),
    body: certificationBodyCreateForm,
    response: z.object({ id: z.string(), officeId: z.string() }),
    errors: [unknownAccreditationBody, ...officeErrors],
  },
  createOffice: {
    ...post(`${bodies}/office`, ['SubOffice.Generate', 'CertificationBody.Generate'], 'Create sub office'),
    body: officeCreateForm,
    response: z.object({ id: z.string() }),
    errors: [unknownCertificationBody, ...officeErrors, notApproved],
  },
  updateOffice: {
    ...put(`${bodies}/office/:id`, ['SubOffice.Revise', 'CertificationBody.Revise'], 'Edit office'),
    params: officeId,
    body: officeEditForm,
    response: office,
    errors: [...officeErrors, notApproved],
    versioned: true,
    ifMatch: true,
  },
  update: {
    ...put(`${bodies}/:id`, 'CertificationBody.Revise', 'Edit certification body'),
    params: certificationBodyId,
    body: certificationBodyEditForm,
    response: certificationBody,
    errors: [unknownAccreditationBody],
    versioned: true,
    ifMatch: true,
  },
  suspend: {
    ...post(`${bodies}/:id/Suspend`, 'CertificationBody.Suspend', 'Suspend certification body'),
    params: certificationBodyId,
    body: suspensionForm,
    response: certificationBody,
  },
  unsuspend: {
    ...post(`${bodies}/:id/Unsuspend`, 'CertificationBody.Suspend', 'Unsuspend certification body'),
    params: certificationBodyId,
    body: unsuspensionForm,
    response: certificationBody,
  },
  archiveOffice: {
    ...post(`${bodies}/office/:id/archive`, ['SubOffice.Persist', 'CertificationBody.Persist'], 'Archive office'),
    params: officeId,
    response: office,
    errors: [archivingErrors.archived],
  },
  unarchiveOffice: {
    ...post(`${bodies}/office/:id/unarchive`, ['SubOffice.Persist', 'CertificationBody.Persist'], 'Unarchive office'),
    params: officeId,
    response: office,
    errors: [certificationBodyErrors.mainOfficeArchived, notApproved, archivingErrors.notArchived],
  },
  changeLog: {
    ...get(
      `${bodies}/:id/changeLog`,
      ['CertificationBody.Changes', 'SubOffice.Changes'],
      "Read a certification body's change log, that of its offices included",
    ),
    params: certificationBodyId,
    ...changeLog,
  },
});
