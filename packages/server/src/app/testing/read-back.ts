import type { api } from '@attestry/contract';
import type {
  CertificationBody,
  Office,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import type { Company } from '@attestry/contract/features/company/company.schema.ts';
import type { Recall } from '@attestry/contract/features/recall/recall.schema.ts';
import { companies, companyForm, siteForm, sites } from './stored-forms.ts';

type Api = typeof api;

/** A form is stored under the id it was about, or under the one that its answer gives. */
export interface ReadBack {
  /** The record's path without its id. */
  record: string;
  /** The record as the form that would be sent to have it so; fields that no answer shows are left out. */
  asForm(record: never): object;
}

type Forms<F> = {
  [K in keyof F]: F[K] extends { body: object; upload: object } ? never : F[K] extends { body: object } ? K : never;
}[keyof F];

/** Every endpoint that takes a form says here how it is read back, or why it is not, or this does not compile. */
type ReadsBack = {
  [F in keyof Api as Forms<Api[F]> extends never ? never : F]: {
    [K in Forms<Api[F]>]: ReadBack | { notReadBack: string };
  };
};

const recalls = '/recall/api/Recall';

const officeForm = ({ name, standards, location, contact, visibility, certificationBody }: Office) => ({
  name,
  standards: standards.map(({ id }) => id),
  location,
  contact,
  visibility,
  certificationBodyId: certificationBody.id,
});

const bodyForm = ({ accreditationBody, rating, ratingComments, removeFromPublicView, ...body }: CertificationBody) => ({
  accreditationBodyId: accreditationBody?.id,
  rating,
  ratingComments,
  accreditationNumber: body.accreditationNumber,
  signatoryName: body.signatoryName,
  signatoryTitle: body.signatoryTitle,
  removeFromPublicView,
  auditSubmissionStatus: body.auditSubmissionStatus,
});

const suspensionOf = ({ suspensionStatus, removeFromPublicView, auditSubmissionStatus }: CertificationBody) => ({
  suspensionStatus,
  removeFromPublicView,
  auditSubmissionStatus,
});

const bodies = '/certificationbody/api/CertificationBody';

const shares = { notReadBack: 'a share is one of a list' };
const sharing = { share: shares, removeShare: shares };
const setOption = { notReadBack: 'the options are answered as a list' };

export const readsBack: ReadsBack = {
  auditEditing: {
    editDetails: { notReadBack: 'what is certified is asked about first: see the tests of its editing' },
    editReport: { notReadBack: 'answers stand in the sections of a report: see the tests of its editing' },
  },
  auditLife: { archive: { notReadBack: 'a record is archived or taken back: see the tests of its life' } },
  auditSchedule: {
    schedule: { notReadBack: 'a schedule is told by its site and its audit: see the tests of schedules' },
    giveReauditStatus: { notReadBack: 'its lists have numbers for words: see the tests of the re-audit status' },
  },
  auditSharing: { ...sharing, setOption },
  certificationBody: {
    create: { record: bodies, asForm: bodyForm },
    createOffice: { record: `${bodies}/office`, asForm: officeForm },
    update: { record: bodies, asForm: bodyForm },
    updateOffice: { record: `${bodies}/office`, asForm: officeForm },
    suspend: { record: bodies, asForm: suspensionOf },
    unsuspend: { notReadBack: 'a certification body that is not suspended stays as it is' },
  },
  company: {
    create: {
      record: companies,
      asForm: (company: Company) => ({
        ...companyForm(company),
        allowExportList: company.allowExportList,
        favouriteLimit: company.maxFavouriteLimit,
      }),
    },
    update: { record: companies, asForm: companyForm },
    setFavouriteLimit: {
      record: companies,
      asForm: ({ id, favouriteLimit }: Company) => ({ companyExternalId: id, favouriteTagLimit: favouriteLimit }),
    },
  },
  recall: {
    create: { record: recalls, asForm: (recall: Recall) => recall },
    update: { record: recalls, asForm: (recall: Recall) => recall },
  },
  companySharing: sharing,
  siteSharing: { ...sharing, setOption },
  user: {
    create: { notReadBack: 'role, organisations and job title must go together: see the tests of users' },
    update: { notReadBack: 'role, organisations and job title must go together: see the tests of users' },
    addSecondaryOrganisationToUsers: { notReadBack: 'it stores nothing' },
  },
  site: { create: { record: sites, asForm: siteForm }, update: { record: sites, asForm: siteForm } },
};
