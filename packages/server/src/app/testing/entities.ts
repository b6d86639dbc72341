import {
  analyticsProofOfConceptReadsBack,
  analyticsProofOfConceptSamples,
  analyticsSamples,
} from './entities/analytics.ts';
import { aboutAudit, answeredAudits, auditReadsBack, auditSamples, audits } from './entities/audit.ts';
import { auditRows } from './entities/audit-rows.ts';
import { answeredAuditors, auditorReadsBack, auditorRows, auditorSamples, auditors } from './entities/auditor.ts';
import { aboutBody, bodyRows, certificationBodies } from './entities/certification-body.ts';
import {
  aboutCompany,
  answeredCompanies,
  companies,
  companyReadsBack,
  companyRows,
  companySamples,
} from './entities/company.ts';
import { dashboardReadsBack, dashboardSamples, dashboards } from './entities/dashboard.ts';
import { favouriteReadsBack, favouriteRows, favouriteSamples } from './entities/favourite.ts';
import { notificationReadsBack, notificationSamples } from './entities/notification.ts';
import {
  certificationBodyReadsBack,
  certificationBodySamples,
  mainOffices,
  officeRows,
  offices,
} from './entities/office.ts';
import { answeredRecalls, recallReadsBack, recallRows, recallSamples, recalls } from './entities/recall.ts';
import { reportSamples } from './entities/report.ts';
import { savedViewReadsBack, savedViewSamples, savedViews } from './entities/saved-view.ts';
import { scheduleReadsBack, scheduleSamples } from './entities/schedule.ts';
import { shareRows } from './entities/share.ts';
import { signUpReadsBack, signUpSamples } from './entities/sign-up.ts';
import { aboutSite, answeredSites, siteReadsBack, siteRows, siteSamples, sites } from './entities/site.ts';
import { systemSamples, waitingMails } from './entities/system.ts';
import { termsReadsBack, termsSamples } from './entities/terms.ts';
import { aboutUser, userReadsBack, userSamples, users } from './entities/user.ts';
import type { Answered, Entity } from './entity.ts';
import { heldToken } from './issued-certificates.ts';
import type { ReadsBack, Samples } from './sample.ts';

/** The entities that a path or body can refer to, each after those it depends on. */
export const entities = {
  company: companies,
  site: sites,
  audit: audits,
  recall: recalls,
  user: users,
  certificationBody: certificationBodies,
  mainOffice: mainOffices,
  office: offices,
  auditor: auditors,
  savedView: savedViews,
  dashboard: dashboards,
  waitingMail: waitingMails,
} satisfies Record<string, Entity>;
export type Subject = keyof typeof entities;

export const isSubject = (name: string): name is Subject => name in entities;

/** The tables of the naive model, each after those it refers to. */
export const worldRows = {
  bodies: bodyRows,
  offices: officeRows,
  companies: companyRows,
  sites: siteRows,
  audits: auditRows,
  recalls: recallRows,
  auditors: auditorRows,
  shares: shareRows,
  favourites: favouriteRows,
};

/** The path of an entity and its table in the model. */
export type Kind = Answered & {
  entity: Subject;
  rows: Exclude<keyof typeof worldRows, 'bodies' | 'offices' | 'shares' | 'favourites'>;
};

/** The entities whose visibility and verbs the naive model knows. */
export const kinds: readonly Kind[] = [
  { entity: 'company', rows: 'companies', ...answeredCompanies },
  { entity: 'site', rows: 'sites', ...answeredSites },
  { entity: 'audit', rows: 'audits', ...answeredAudits },
  { entity: 'recall', rows: 'recalls', ...answeredRecalls },
  { entity: 'auditor', rows: 'auditors', ...answeredAuditors },
];

/** Valid input for every endpoint. Forms change no field that is locked for some editors. */
export const samples: Samples = {
  ...auditSamples,
  ...auditorSamples,
  ...certificationBodySamples,
  ...companySamples,
  ...dashboardSamples,
  ...favouriteSamples,
  ...notificationSamples,
  ...recallSamples,
  ...analyticsSamples,
  ...analyticsProofOfConceptSamples,
  ...reportSamples,
  ...savedViewSamples,
  ...scheduleSamples,
  ...signUpSamples,
  ...siteSamples,
  ...systemSamples,
  ...termsSamples,
  ...userSamples,
  blankWorkbook: {
    workbook: [
      { params: () => ({ standardId: '3' }) },
      { about: 'site', params: () => ({ standardId: '3' }), query: ({ id }) => ({ siteCode: id }) },
    ],
  },
  certificateTracker: {
    exportList: { params: () => ({ favouritesOnly: 'false' }) },
    read: aboutAudit,
    readResult: aboutAudit,
    downloadCertificate: aboutAudit,
  },
  chat: { generateHash: { query: () => ({ email: 'nobody@people.example' }) } },
  effect: {
    archivingOfAudit: aboutAudit,
    validationOfAudit: aboutAudit,
    archivingOfSite: aboutSite,
    archivingOfCompany: aboutCompany,
    deactivationOfUser: aboutUser,
  },
  featureFlag: { read: { params: () => ({ name: 'Megatron' }) } },
  reportAccess: { request: aboutAudit },
  reportRequests: { listOfSite: aboutSite, listOfAudit: aboutAudit },
  publicDirectory: {
    readSite: aboutSite,
    readCertificationBody: aboutBody,
    checkCertificate: { params: () => ({ token: heldToken }) },
  },
};

export const readsBack: ReadsBack = {
  ...analyticsProofOfConceptReadsBack,
  ...auditReadsBack,
  ...auditorReadsBack,
  ...certificationBodyReadsBack,
  ...companyReadsBack,
  ...dashboardReadsBack,
  ...favouriteReadsBack,
  ...notificationReadsBack,
  ...recallReadsBack,
  ...savedViewReadsBack,
  ...scheduleReadsBack,
  ...signUpReadsBack,
  ...siteReadsBack,
  ...termsReadsBack,
  ...userReadsBack,
};
