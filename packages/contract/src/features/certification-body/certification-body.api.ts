import { z } from 'zod';
import { changeLogPage, changeLogQuery } from '../../kernel/change-log.ts';
import { feature } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';
import { exportQuery, listQuery, pageOf } from '../../kernel/list-query.ts';
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

/** Whoever sees an audit may read whose it is; a company or site has no more of certification bodies than that. */
const toRead = ['CertificationBody.View', 'SubOffice.View', 'Audit.View'] as const;

/** `:id` is the certification body's, or the office's behind `office/`. */
export const certificationBodyApi = feature({
  list: {
    method: 'GET',
    path: `${bodies}/search`,
    permission: toRead,
    summary: 'Search the offices of certification bodies',
    query: listQuery(officeList),
    response: pageOf(officeRow),
  },
  exportList: {
    method: 'GET',
    path: `${bodies}/search/export`,
    permission: toRead,
    summary: 'Export the list of offices of certification bodies',
    query: exportQuery(officeList),
    response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
  all: {
    method: 'GET',
    path: `${bodies}/all`,
    permission: toRead,
    summary: 'List all certification bodies in sight',
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
    method: 'GET',
    path: `${bodies}/AccreditationBodies`,
    permission: ['CertificationBody.View', 'SubOffice.View'],
    summary: 'List the accreditation bodies',
    response: z.array(named),
  },
  read: {
    method: 'GET',
    path: `${bodies}/:id`,
    permission: toRead,
    summary: 'Read a certification body',
    params: certificationBodyId,
    response: certificationBody,
    versioned: true,
  },
  offices: {
    method: 'GET',
    path: `${bodies}/:id/office`,
    permission: toRead,
    summary: 'List the offices of a certification body',
    params: certificationBodyId,
    response: z.array(officeRow),
  },
  readOffice: {
    method: 'GET',
    path: `${bodies}/office/:id`,
    permission: toRead,
    summary: 'Read an office',
    params: officeId,
    response: office,
    versioned: true,
  },
  create: {
    method: 'POST',
    path: bodies,
    permission: 'CertificationBody.Generate',
    summary: 'Create certification body',
    body: certificationBodyCreateForm,
    response: z.object({ id: z.string(), officeId: z.string() }),
    errors: [unknownAccreditationBody, ...officeErrors],
  },
  createOffice: {
    method: 'POST',
    path: `${bodies}/office`,
    permission: ['SubOffice.Generate', 'CertificationBody.Generate'],
    summary: 'Create sub office',
    body: officeCreateForm,
    response: z.object({ id: z.string() }),
    errors: [unknownCertificationBody, ...officeErrors, notApproved],
  },
  updateOffice: {
    method: 'PUT',
    path: `${bodies}/office/:id`,
    permission: ['SubOffice.Revise', 'CertificationBody.Revise'],
    summary: 'Edit office',
    params: officeId,
    body: officeEditForm,
    response: office,
    errors: [...officeErrors, notApproved],
    versioned: true,
    ifMatch: true,
  },
  update: {
    method: 'PUT',
    path: `${bodies}/:id`,
    permission: 'CertificationBody.Revise',
    summary: 'Edit certification body',
    params: certificationBodyId,
    body: certificationBodyEditForm,
    response: certificationBody,
    errors: [unknownAccreditationBody],
    versioned: true,
    ifMatch: true,
  },
  suspend: {
    method: 'POST',
    path: `${bodies}/:id/Suspend`,
    permission: 'CertificationBody.Suspend',
    summary: 'Suspend certification body',
    params: certificationBodyId,
    body: suspensionForm,
    response: certificationBody,
  },
  unsuspend: {
    method: 'POST',
    path: `${bodies}/:id/Unsuspend`,
    permission: 'CertificationBody.Suspend',
    summary: 'Unsuspend certification body',
    params: certificationBodyId,
    body: unsuspensionForm,
    response: certificationBody,
  },
  archiveOffice: {
    method: 'POST',
    path: `${bodies}/office/:id/archive`,
    permission: ['SubOffice.Persist', 'CertificationBody.Persist'],
    summary: 'Archive office',
    params: officeId,
    response: office,
  },
  unarchiveOffice: {
    method: 'POST',
    path: `${bodies}/office/:id/unarchive`,
    permission: ['SubOffice.Persist', 'CertificationBody.Persist'],
    summary: 'Unarchive office',
    params: officeId,
    response: office,
    errors: [certificationBodyErrors.mainOfficeArchived, notApproved],
  },
  changeLog: {
    method: 'GET',
    path: `${bodies}/:id/changeLog`,
    permission: ['CertificationBody.Changes', 'SubOffice.Changes'],
    summary: "Read a certification body's record of changes, that of its offices included",
    params: certificationBodyId,
    query: changeLogQuery,
    response: changeLogPage,
  },
});
