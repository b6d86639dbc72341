import { z } from 'zod';
import { feature, featureOf, get, post } from '../../kernel/endpoint.ts';
import { sharingErrors } from './sharing.errors.ts';
import {
  auditOptionForm,
  sharedAuditResult,
  sharedRecord,
  shareForm,
  shareState,
  shareTarget,
  shareTargetPage,
  shareTargetSearch,
  sharingOption,
  siteOptionForm,
} from './sharing.schema.ts';

/** The calls that share a kind of record, the same for each kind. */
const sharingCalls = (area: 'Company' | 'Site' | 'Audit', path: `/${string}`, what: string) =>
  feature({
    share: {
      method: 'POST',
      path: `${path}/share`,
      permission: `${area}.Share`,
      // Existing shares are listed by name, so trying ids one by one would list every organisation.
      picker: true,
      summary: `Share ${what}`,
      body: shareForm,
      response: shareState,
      errors: [sharingErrors.denied, sharingErrors.unknownTarget, sharingErrors.recordNotShown],
    },
    removeShare: {
      method: 'DELETE',
      path: `${path}/removeShare`,
      permission: `${area}.Unshare`,
      summary: `Stop sharing ${what}`,
      body: shareForm,
      response: shareState,
      errors: [sharingErrors.denied],
    },
    searchTargets: {
      method: 'GET',
      path: `${path}/searchEntitiesToShareWith/:id`,
      permission: [`${area}.Share`, `${area}.Unshare`],
      picker: true,
      summary: `Find organisations to share ${what} with`,
      params: sharedRecord,
      query: shareTargetSearch,
      response: shareTargetPage,
      errors: [sharingErrors.denied],
    },
    listShares: {
      method: 'GET',
      path: `${path}/getShares/:id`,
      permission: [`${area}.Share`, `${area}.Unshare`],
      summary: `List the organisations that ${what} is shared with`,
      params: sharedRecord,
      response: z.array(shareTarget),
      errors: [sharingErrors.denied],
    },
  });

const sites = '/companydirectory/api/Sites';
const audits = '/audit/api/Audit';

export const companySharingApi = sharingCalls('Company', '/companydirectory/api/Companies', 'company');

export const siteSharingApi = feature({
  ...sharingCalls('Site', sites, 'site'),
  listOptions: {
    ...get(`${sites}/SharingOptionsData/:id`, 'Site.ShareOptions', 'List the sharing options of a site'),
    params: sharedRecord,
    response: z.array(sharingOption),
    errors: [sharingErrors.optionsDenied],
  },
  setOption: {
    ...post(`${sites}/SetSharingOptionsData`, 'Site.ShareOptions', 'Set sharing option of site'),
    body: siteOptionForm,
    response: z.array(sharingOption),
    errors: [sharingErrors.optionsDenied],
  },
});

export const auditSharingApi = featureOf('AuditFeature', {
  ...sharingCalls('Audit', audits, 'audit'),
  readResult: {
    ...get(
      `${audits}/GetSharedAuditResult/:id`,
      'Audit.View',
      'Tell whether an audit is shared with the caller, and what the Certificate Tracker shows of it',
    ),
    params: sharedRecord,
    response: sharedAuditResult,
  },
  listOptions: {
    ...get(`${audits}/SharingOptionsData/:id`, 'Audit.ShareOptions', 'List the sharing options of an audit'),
    params: sharedRecord,
    response: z.array(sharingOption),
    errors: [sharingErrors.optionsDenied],
  },
  setOption: {
    ...post(`${audits}/SetSharingOptionsData`, 'Audit.ShareOptions', 'Set sharing option of audit'),
    body: auditOptionForm,
    response: z.array(sharingOption),
    errors: [sharingErrors.optionsDenied],
  },
});
