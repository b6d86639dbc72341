import { aboutAudit, answeredAudits, auditReadsBack, auditSamples, audits } from './entities/audit.ts';
import { aboutBody, certificationBodies } from './entities/certification-body.ts';
import { aboutCompany, answeredCompanies, companies, companyReadsBack, companySamples } from './entities/company.ts';
import { certificationBodyReadsBack, certificationBodySamples, mainOffices, offices } from './entities/office.ts';
import { answeredRecalls, recallReadsBack, recallSamples, recalls } from './entities/recall.ts';
import { scheduleReadsBack, scheduleSamples } from './entities/schedule.ts';
import { aboutSite, answeredSites, siteReadsBack, siteSamples, sites } from './entities/site.ts';
import { aboutUser, userReadsBack, userSamples, users } from './entities/user.ts';
import type { Answered, Entity } from './entity.ts';
import { heldToken } from './issued-certificates.ts';
import type { ReadsBack, Samples } from './sample.ts';
import type { Modelled } from './visibility-standing.ts';

/** What an endpoint's path or body can be about, each after those its records are made of. */
export const entities = {
  company: companies,
  site: sites,
  audit: audits,
  recall: recalls,
  user: users,
  certificationBody: certificationBodies,
  mainOffice: mainOffices,
  office: offices,
} satisfies Record<string, Entity>;
export type Subject = keyof typeof entities;

export const isSubject = (name: string): name is Subject => name in entities;

/** How an entity is asked for, with its table of the model's world. */
export type Kind = Answered & { entity: Subject; rows: Modelled };

/** The entities whose sight and verbs the naive model knows. */
export const kinds: readonly Kind[] = [
  { entity: 'company', rows: 'companies', ...answeredCompanies },
  { entity: 'site', rows: 'sites', ...answeredSites },
  { entity: 'audit', rows: 'audits', ...answeredAudits },
  { entity: 'recall', rows: 'recalls', ...answeredRecalls },
];

/** Valid input for every endpoint. Forms change nothing that is kept from those who may edit at all. */
export const samples: Samples = {
  ...auditSamples,
  ...certificationBodySamples,
  ...companySamples,
  ...recallSamples,
  ...scheduleSamples,
  ...siteSamples,
  ...userSamples,
  blankWorkbook: {
    workbook: [
      { params: () => ({ standardId: '3' }) },
      { about: 'site', params: () => ({ standardId: '3' }), query: ({ id }) => ({ siteCode: id }) },
    ],
  },
  effect: {
    archivingOfAudit: aboutAudit,
    validationOfAudit: aboutAudit,
    archivingOfSite: aboutSite,
    archivingOfCompany: aboutCompany,
    deactivationOfUser: aboutUser,
  },
  featureFlag: { read: { params: () => ({ name: 'Megatron' }) } },
  publicDirectory: {
    readSite: aboutSite,
    readCertificationBody: aboutBody,
    checkCertificate: { params: () => ({ token: heldToken }) },
  },
};

export const readsBack: ReadsBack = {
  ...auditReadsBack,
  ...certificationBodyReadsBack,
  ...companyReadsBack,
  ...recallReadsBack,
  ...scheduleReadsBack,
  ...siteReadsBack,
  ...userReadsBack,
};
