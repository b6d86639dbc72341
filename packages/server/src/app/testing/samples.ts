import { officeFile } from '../../features/audit-document/audit-document.factory.ts';

import { documentLinkOf, heldToken } from './matrix-records.ts';
import type { Samples } from './sample.ts';
import {
  auditDetailsEdit,
  certificationBodyCreation,
  certificationBodyEdit,
  companyCreation,
  companyEdit,
  officeCreation,
  officeEdit,
  recallCreation,
  recallEdit,
  scheduling,
  siteCreation,
  siteEdit,
  suspension,
  userCreation,
  userEdit,
} from './sample-forms.ts';
import { replacementFor, reportFor } from './sample-report.ts';
import { byId, sharingOf } from './sample-shares.ts';

const ofCompany = { about: 'company', params: byId } as const;
const ofSite = { about: 'site', params: byId } as const;
const ofUser = { about: 'user', params: byId } as const;
const ofAudit = { about: 'audit', params: byId } as const;
const ofBody = { about: 'certificationBody', params: byId } as const;
/** Sub offices and main offices are not everybody's to change alike. */
const ofOffices = [
  { about: 'office', params: byId },
  { about: 'mainOffice', params: byId },
] as const;
const ofRecall = { about: 'recall', params: byId } as const;

const option = { sharingExternalId: '3', value: true };

/** Valid input for every endpoint. Forms change nothing that is kept from those who may edit at all. */
export const samples: Samples = {
  audit: {
    read: ofAudit,
    readSummary: ofAudit,
    history: ofAudit,
    readReport: ofAudit,
    reportDocument: ofAudit,
    changeLog: ofAudit,
  },
  auditDocument: {
    list: ofAudit,
    upload: {
      about: 'audit',
      body: async ({ id }) => ({ auditId: id, type: 'Schedule A' }),
      file: async () => officeFile('xlsx'),
    },
    download: { about: 'audit', query: ({ id }) => ({ link: documentLinkOf(id) }) },
    remove: ofAudit,
  },
  auditImport: {
    importReport: [
      {
        about: 'site',
        body: async ({ id, certificationBodyId }) => ({ siteCode: id, certificationBodyId }),
        file: reportFor,
      },
      {
        about: 'audit',
        body: async ({ id }) => ({ externalId: id }),
        file: replacementFor,
      },
    ],
  },
  auditEditing: {
    editDetails: { ...ofAudit, body: auditDetailsEdit },
    editReport: {
      ...ofAudit,
      body: async () => ({ elements: [{ xmlTag: 'JUSTIFICATION', value: 'Made elsewhere' }] }),
    },
  },
  auditLife: {
    validate: ofAudit,
    archive: { about: 'audit', body: async ({ id }) => ({ externalId: id, archive: true }) },
    synchroniseLocation: ofAudit,
    synchroniseSiteName: ofAudit,
  },
  auditSchedule: {
    schedule: scheduling,
    giveReauditStatus: { about: 'audit', body: async ({ id }) => ({ auditId: id, reasonId: '6' }) },
  },
  auditSharing: {
    ...sharingOf('audit'),
    readResult: ofAudit,
    listOptions: ofAudit,
    setOption: { about: 'audit', body: async ({ id }) => ({ auditExternalId: id, ...option }) },
  },
  blankWorkbook: {
    workbook: [
      { params: () => ({ standardId: '3' }) },
      { about: 'site', params: () => ({ standardId: '3' }), query: ({ id }) => ({ siteCode: id }) },
    ],
  },
  certificate: { download: ofAudit, downloadLogos: ofAudit },
  certificationBody: {
    read: ofBody,
    offices: ofBody,
    readOffice: ofOffices,
    create: { body: certificationBodyCreation },
    createOffice: { about: 'certificationBody', body: officeCreation },
    updateOffice: ofOffices.map((office) => ({ ...office, body: officeEdit })),
    update: { ...ofBody, body: certificationBodyEdit },
    suspend: { ...ofBody, body: suspension },
    unsuspend: { ...ofBody, body: async () => ({}) },
    archiveOffice: ofOffices,
    unarchiveOffice: ofOffices,
    changeLog: ofBody,
  },
  company: {
    read: ofCompany,
    create: { body: companyCreation },
    update: { ...ofCompany, body: companyEdit },
    archive: ofCompany,
    unarchive: ofCompany,
    readFavouriteLimit: ofCompany,
    setFavouriteLimit: {
      about: 'company',
      body: async ({ id }) => ({ companyExternalId: id, favouriteTagLimit: 250 }),
    },
    readAllowExport: ofCompany,
    preventExport: ofCompany,
    allowExport: ofCompany,
    changeLog: ofCompany,
  },
  companySharing: sharingOf('company'),
  featureFlag: { read: { params: () => ({ name: 'Megatron' }) } },
  publicDirectory: {
    readSite: ofSite,
    readCertificationBody: ofBody,
    checkCertificate: { params: () => ({ token: heldToken }) },
  },
  effect: {
    archivingOfAudit: ofAudit,
    validationOfAudit: ofAudit,
    archivingOfSite: ofSite,
    archivingOfCompany: ofCompany,
    deactivationOfUser: ofUser,
  },
  recall: {
    listOfSite: ofSite,
    audits: ofSite,
    read: ofRecall,
    create: { about: 'audit', body: recallCreation },
    update: { ...ofRecall, body: recallEdit },
    archive: ofRecall,
    changeLog: ofRecall,
  },
  site: {
    listOfCompany: ofCompany,
    read: ofSite,
    create: { about: 'company', body: siteCreation },
    update: { ...ofSite, body: siteEdit },
    archive: ofSite,
    unarchive: ofSite,
    archiveWithCompany: ofCompany,
    unarchiveWithCompany: ofCompany,
    auditHistory: ofSite,
    changeLog: ofSite,
  },
  siteSharing: {
    ...sharingOf('site'),
    listOptions: ofSite,
    setOption: { about: 'site', body: async ({ id }) => ({ siteExternalId: id, ...option }) },
  },
  user: {
    // The people of these tests are all called so.
    list: { query: () => ({ searchTerm: 'Pat' }) },
    read: ofUser,
    create: { about: 'company', body: userCreation },
    update: { ...ofUser, body: userEdit },
    activate: ofUser,
    deactivate: ofUser,
    changeLog: ofUser,
    getProCompanyUsersCount: { about: 'company', query: ({ id }) => ({ companyId: id }) },
    getCompanyUsers: { about: 'company', query: ({ id }) => ({ companyId: id }) },
    checkUserInfo: { query: () => ({ email: 'nobody@people.example' }) },
    addSecondaryOrganisationToUsers: {
      about: 'site',
      body: async ({ id }) => ({
        organisationExternalId: id,
        organisationType: 3,
        identifiers: ['00000000-0000-4000-8000-000000000000'],
      }),
    },
  },
  userPicker: {
    primaryOrganisations: { query: () => ({ role: 'Company User', query: 'Company' }) },
    secondaryOrganisations: { about: 'company', query: ({ id }) => ({ primaryType: '1', primaryId: id }) },
  },
};
