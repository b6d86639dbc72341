import type { auditDetailsForm } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { makeAudit, makeReport } from '../../../features/audit/audit.factory.ts';
import { makeDocument, officeFile } from '../../../features/audit-document/audit-document.factory.ts';
import { templateByCode } from '../../../features/report-template/report-template.public.ts';
import { type About, byId, type Owner } from '../about.ts';
import { type Answered, type Entity, inEachSharing, type Relationship, type Values } from '../entity.ts';
import { issueAll } from '../issued-certificates.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import { replacementFor, reportFor, wrongReportFor } from '../sample-report.ts';
import { setsOption, sharingOf, sharingReadsBack } from '../sample-shares.ts';

/** A standard with a short report, so that hundreds of documents are created in seconds. */
const etrs = { standard_id: 3, grade: null } as const;

/** A document has the same id as its audit, so that calls about one find the other. */
const documentLinkOf = (auditId: string): string => `document-${auditId}`;

const audit = async (owner: Owner, siteId: string, bodyId: string, values: Values<'audit'> = {}) => {
  const { id } = await makeAudit(owner, { ...etrs, site_id: siteId, certification_body_id: bodyId, ...values });
  await makeReport(owner, id, {
    template: templateByCode('ETRS', '1.0'),
    answers: { NON_CONFORMITIES: [{ NC_CLAUSE: '1.1', NC_SEVERITY: 'Minor', NC_DETAIL: 'A record was incomplete.' }] },
  });
  await makeDocument(owner, { id, audit_id: id, link: documentLinkOf(id) });
  return id;
};

/** The first audit of a site. */
export const auditAt = async (owner: Owner, siteId: string): Promise<string> => {
  const audits = owner.selectFrom('audit').select('id').where('site_id', '=', siteId).orderBy('id');
  return (await audits.executeTakeFirstOrThrow()).id;
};

const held = { record_status: 'Holding', uploaded_by_organisation: 'Company' } as const;
const past = { start_date: '2025-03-02', end_date: '2025-03-03', issue_date: '2025-03-20', expiry_date: '2026-03-20' };
const closed = { record_status: 'Closed', certification_status: 'Expired Renewed', ...past } as const;
const archived = { record_status: 'Archived' } as const;

export const audits = {
  table: 'audit',
  none: '99999999',
  records: async ({ owner, settings, bodies, made }) => {
    const ofOwnBody = (at: Relationship, values?: Values<'audit'>) =>
      audit(owner, made('site', at), bodies.own, values);
    const ofOther = (at: Relationship, values?: Values<'audit'>) =>
      audit(owner, made('site', at), bodies.other, values);
    // These relate the archived and the contested sites to the caller's certification body.
    await ofOwnBody('archived');
    await ofOwnBody('contested', { standard_id: 5 });
    await ofOther('other, archived');
    const records = {
      own: await ofOwnBody('own'),
      archived: await ofOwnBody('own', archived),
      contested: await ofOther('contested'),
      holding: await ofOwnBody('own', held),
      closed: await ofOwnBody('own', closed),
      ...(await inEachSharing((sharing) => ofOther(sharing))),
      other: await ofOther('other'),
      'other, archived': await ofOther('other', archived),
      'other, holding': await ofOther('other', held),
      'holding, shared': await ofOther('company shared', held),
    };
    await issueAll(owner, settings);
    return records;
  },
  listed: {
    names: { site: 'site_name', company: 'owner', certification_body: 'certification_body' },
    store: async (db, { site, certification_body }) =>
      (await makeAudit(db, { site_id: site, certification_body_id: certification_body })).id,
    edit: { set: sql`grade = 'B'`, shows: { grade: 'B' } },
  },
} satisfies Entity;

export const answeredAudits = {
  path: '/audit/api/Audit',
  viewing: 'Audit.View',
  facts: ({ company, sharedWithReader }) => ({
    company: company?.id ?? null,
    isSharedByOthers: sharedWithReader !== null,
  }),
  named: 'audit.site_name',
} satisfies Answered;

export const aboutAudit = { about: 'audit', params: byId } as const;
const reportEdit = async () => ({ elements: [{ xmlTag: 'JUSTIFICATION', value: 'Made elsewhere' }] });
/** The audit unchanged but shown publicly, which its owner may decide too. */
const detailsEdit = async ({ owner, id }: About): Promise<z.input<typeof auditDetailsForm>> => {
  const known = await owner
    .selectFrom('audit')
    .select('owner_company_id as ownerId')
    .where('id', '=', id)
    .executeTakeFirst();
  return { auditOwnerId: known?.ownerId ?? '10001', isVisibleInPublicDirectory: true };
};

const reportOfSite = {
  about: 'site',
  body: async ({ id, certificationBodyId }: About) => ({ siteCode: id, certificationBodyId }),
} as const;

export const auditSamples: SamplesOf<
  'audit' | 'auditDocument' | 'auditImport' | 'auditEditing' | 'auditLife' | 'auditSharing' | 'certificate'
> = {
  audit: {
    read: aboutAudit,
    readSummary: aboutAudit,
    history: aboutAudit,
    readReport: aboutAudit,
    reportDocument: aboutAudit,
    changeLog: aboutAudit,
  },
  auditDocument: {
    list: aboutAudit,
    upload: {
      about: 'audit',
      body: async ({ id }) => ({ auditId: id, type: 'Schedule A' }),
      file: async () => officeFile('xlsx'),
    },
    download: { about: 'audit', query: ({ id }) => ({ link: documentLinkOf(id) }) },
    remove: aboutAudit,
  },
  auditImport: {
    importReport: [
      { ...reportOfSite, file: reportFor },
      { about: 'audit', body: async ({ id }) => ({ externalId: id }), file: replacementFor },
    ],
    markReport: { ...reportOfSite, file: wrongReportFor },
  },
  auditEditing: {
    editDetails: { ...aboutAudit, body: detailsEdit },
    effectsOfDetails: { ...aboutAudit, body: detailsEdit },
    editReport: { ...aboutAudit, body: reportEdit },
    effectsOfReport: { ...aboutAudit, body: reportEdit },
  },
  auditLife: {
    validate: aboutAudit,
    archive: { about: 'audit', body: async ({ id }) => ({ externalId: id, archive: true }) },
    synchroniseLocation: aboutAudit,
    synchroniseSiteName: aboutAudit,
  },
  auditSharing: {
    ...sharingOf('audit'),
    readResult: aboutAudit,
    listOptions: aboutAudit,
    setOption: { about: 'audit', body: async ({ id }) => ({ auditExternalId: id, ...setsOption }) },
  },
  certificate: { download: aboutAudit, downloadLogos: aboutAudit },
};

export const auditReadsBack: Pick<ReadsBack, 'auditEditing' | 'auditLife' | 'auditSharing'> = {
  auditEditing: {
    effectsOfDetails: { notReadBack: 'it stores nothing' },
    effectsOfReport: { notReadBack: 'it stores nothing' },
    editDetails: { notReadBack: 'what is certified is asked about first: see the tests of its editing' },
    editReport: { notReadBack: 'answers stand in the sections of a report: see the tests of its editing' },
  },
  auditLife: { archive: { notReadBack: 'a record is archived or taken back: see the tests of its life' } },
  auditSharing: { ...sharingReadsBack, setOption: { notReadBack: 'the options are answered as a list' } },
};
