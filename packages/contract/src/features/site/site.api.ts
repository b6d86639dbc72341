import { z } from 'zod';
import { changeLog } from '../../kernel/change-log.ts';
import { feature, get, post, put } from '../../kernel/endpoint.ts';
import { archivingErrors } from '../../kernel/errors.ts';
import { exportOf, listOf, presetCounts, suggestionsOf } from '../../kernel/list-query.ts';
import { auditHistoryRow } from '../audit/audit.schema.ts';
import { company, companyId } from '../company/company.schema.ts';
import { siteErrors } from './site.errors.ts';
import { siteList } from './site.list.ts';
import { site, siteCreateForm, siteEditForm, siteId, siteRow } from './site.schema.ts';

const sites = '/companydirectory/api/Sites';
const saveErrors = [siteErrors.unknownCompany, siteErrors.archivedCompany, siteErrors.unknownCountry];

export const siteApi = feature({
  list: { ...get(sites, 'Site.View', 'Search sites'), ...listOf(siteList, siteRow) },
  listOfCompany: {
    ...get('/companydirectory/api/Companies/:id/Sites', 'Site.View', 'List the sites of a company'),
    params: companyId,
    ...listOf(siteList, siteRow),
  },
  exportList: { ...get(`${sites}/export`, 'Site.View', 'Export the list of sites'), ...exportOf(siteList) },
  countPresets: {
    ...get(`${sites}/presets`, 'Site.View', 'Count the sites in each preset of their list'),
    ...presetCounts,
  },
  suggestNames: {
    ...get(`${sites}/suggestions`, 'Site.View', 'Suggest names for a search of sites'),
    ...suggestionsOf(siteList),
  },
  suggestNamesOfCompany: {
    ...get(
      '/companydirectory/api/Companies/:id/Sites/suggestions',
      'Site.View',
      'Suggest names for a search of the sites of a company',
    ),
    params: companyId,
    ...suggestionsOf(siteList),
  },
  read: {
    ...get(`${sites}/:id`, 'Site.View', 'Read a site'),
    params: siteId,
    query: z.strictObject({ filterByUser: z.stringbool().optional() }),
    response: site,
    versioned: true,
  },
  create: {
    ...post(sites, 'Site.Generate', 'Create site'),
    body: siteCreateForm,
    response: z.object({ id: z.string() }),
    errors: [...saveErrors, siteErrors.unknownCertificationBody],
  },
  update: {
    ...put(`${sites}/:id`, 'Site.Revise', 'Edit site'),
    params: siteId,
    body: siteEditForm,
    response: site,
    errors: [...saveErrors, siteErrors.lockedFields],
    versioned: true,
    ifMatch: true,
  },
  archive: {
    ...post(`${sites}/:id/archive`, 'Site.Persist', 'Archive site'),
    params: siteId,
    response: site,
    errors: [archivingErrors.archived],
  },
  unarchive: {
    ...post(`${sites}/:id/unarchive`, 'Site.Persist', 'Unarchive site'),
    params: siteId,
    response: site,
    errors: [archivingErrors.notArchived],
  },
  archiveWithCompany: {
    ...post(
      '/companydirectory/api/Companies/:id/archiveWithSites',
      'Company.Persist',
      'Archive company with its sites',
    ),
    params: companyId,
    response: company,
    errors: [archivingErrors.archived],
  },
  /** Unarchives a company and the sites that were archived with it. */
  unarchiveWithCompany: {
    ...post(
      '/companydirectory/api/Companies/:id/unarchiveWithSites',
      'Company.Persist',
      'Unarchive company with its sites',
    ),
    params: companyId,
    response: company,
    errors: [archivingErrors.notArchived],
  },
  auditHistory: {
    method: 'GET',
    path: '/audit/api/Audit/Site/:id/history',
    permission: 'Audit.View',
    flag: 'AuditFeature',
    summary: 'List the audits of a site',
    params: siteId,
    response: z.array(auditHistoryRow),
  },
  changeLog: {
    ...get(`${sites}/:id/changeLog`, 'Site.Changes', "Read a site's change log"),
    params: siteId,
    ...changeLog,
  },
});
