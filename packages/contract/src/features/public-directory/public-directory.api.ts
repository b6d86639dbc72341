import { z } from 'zod';
import { feature } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { listOf, narrowingQuery } from '../../kernel/list-query.ts';
import { certificationBodyId } from '../certification-body/certification-body.schema.ts';
import { siteId } from '../site/site.schema.ts';
import { publicCertificationBodyList } from './public-certification-body.list.ts';
import { publicDirectoryErrors } from './public-directory.errors.ts';
import { publicSiteList } from './public-directory.list.ts';
import {
  certificateToken,
  checkedCertificate,
  publicCertificationBody,
  publicCertificationBodyCard,
  publicChoices,
  publicFigures,
  publicSite,
  publicSiteCard,
  suggestionQuery,
} from './public-directory.schema.ts';

const directory = '/PublicDirectory/api/PublicDirectory';

export const publicDirectoryApi = feature({
  searchSites: {
    method: 'GET',
    path: `${directory}/site`,
    permission: { public: 'whoever buys from a site may ask whether it is certificated' },
    absentWhile: 'Megatron',
    summary: 'Search certificated sites',
    ...listOf(publicSiteList, publicSiteCard),
    errors: [kernelErrors.tooMany],
  },
  readSite: {
    method: 'GET',
    path: `${directory}/site/:id`,
    permission: { public: 'certificates carry the address of this answer' },
    summary: 'Tell whether a site is certificated today',
    params: siteId,
    response: publicSite,
    errors: [publicDirectoryErrors.nothingPublished, kernelErrors.tooMany],
  },
  checkCertificate: {
    method: 'GET',
    path: `${directory}/certificate/:token`,
    permission: { public: 'whoever holds a certificate may ask what it is worth' },
    summary: 'Tell what a certificate is worth today, by the secret in its address',
    params: certificateToken,
    response: checkedCertificate,
    errors: [publicDirectoryErrors.nothingPublished, kernelErrors.tooMany],
  },
  searchCertificationBodies: {
    method: 'GET',
    path: `${directory}/CertificationBody`,
    permission: { public: 'whoever wants an audit may ask which certification bodies are approved' },
    summary: 'Search approved certification bodies',
    ...listOf(publicCertificationBodyList, publicCertificationBodyCard),
    errors: [kernelErrors.tooMany],
  },
  readCertificationBody: {
    method: 'GET',
    path: `${directory}/CertificationBody/:id`,
    permission: { public: 'whoever looks for a certification body may ask whether it is approved' },
    summary: 'Read an approved certification body and its offices',
    params: certificationBodyId,
    response: publicCertificationBody,
    errors: [kernelErrors.tooMany],
  },
  figures: {
    method: 'GET',
    path: `${directory}/figures`,
    permission: { public: 'the size of the register stands on its front page' },
    summary: 'Count certificated sites, their countries and the certification bodies',
    response: publicFigures,
    errors: [kernelErrors.tooMany],
  },
});

/** A separate feature, because typing has a limit of its own. */
export const publicSuggestionsApi = feature({
  suggestNames: {
    method: 'GET',
    path: `${directory}/suggestions`,
    permission: { public: 'whoever may search may be shown the names that the search would find' },
    absentWhile: 'Megatron',
    summary: 'Suggest names of certificated sites for the beginning of a search',
    query: suggestionQuery,
    response: z.array(z.string()),
    errors: [kernelErrors.tooMany],
  },
  suggestCertificationBodies: {
    method: 'GET',
    path: `${directory}/CertificationBody/suggestions`,
    permission: { public: 'whoever may search may be shown the names that the search would find' },
    summary: 'Suggest names of certification bodies for the beginning of a search',
    query: suggestionQuery,
    response: z.array(z.string()),
    errors: [kernelErrors.tooMany],
  },
});

/** A separate feature, so that counting does not use up a visitor's search limit. */
export const publicChoicesApi = feature({
  countChoices: {
    method: 'GET',
    path: `${directory}/choices`,
    permission: { public: 'whoever may search may know what a filter would leave of it' },
    absentWhile: 'Megatron',
    summary: 'Count the certificates that each choice of each filter would leave',
    query: narrowingQuery(publicSiteList),
    response: publicChoices,
    errors: [kernelErrors.tooMany],
  },
  countCertificationBodyChoices: {
    method: 'GET',
    path: `${directory}/CertificationBody/choices`,
    permission: { public: 'whoever may search may know what a filter would leave of it' },
    summary: 'Count the certification bodies that each choice of each filter would leave',
    query: narrowingQuery(publicCertificationBodyList),
    response: publicChoices,
    errors: [kernelErrors.tooMany],
  },
});
