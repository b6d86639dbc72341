import { z } from 'zod';
import { changeLogPage, changeLogQuery } from '../../kernel/change-log.ts';
import { feature } from '../../kernel/endpoint.ts';
import { exportQuery, listQuery, pageOf } from '../../kernel/list-query.ts';
import { auditHistoryRow } from '../audit/audit.schema.ts';
import { company, companyId } from '../company/company.schema.ts';
import { siteErrors } from './site.errors.ts';
import { siteList } from './site.list.ts';
import { site, siteCreateForm, siteEditForm, siteId, siteRow } from './site.schema.ts';

const sites = '/companydirectory/api/Sites';
const saveErrors = [siteErrors.unknownCompany, siteErrors.archivedCompany, siteErrors.unknownCountry];

export const siteApi = feature({
  list: {
    method: 'GET',
    path: sites,
    permission: 'Site.View',
    summary: 'Search sites',
    query: listQuery(siteList),
    response: pageOf(siteRow, 'resultList'),
  },
  listOfCompany: {
    method: 'GET',
    path: '/companydirectory/api/Companies/:id/Sites',
    permission: 'Site.View',
    summary: 'List the sites of a company',
    params: companyId,
    query: listQuery(siteList),
    response: pageOf(siteRow, 'resultList'),
  },
  exportList: {
    method: 'GET',
    path: `${sites}/export`,
    permission: 'Site.View',
    summary: 'Export the list of sites',
    query: exportQuery(siteList),
    response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
  read: {
    method: 'GET',
    path: `${sites}/:id`,
    permission: 'Site.View',
    summary: 'Read a site',
    params: siteId,
    query: z.object({ filterByUser: z.stringbool().optional() }),
    response: site,
    versioned: true,
  },
  create: {
    method: 'POST',
    path: sites,
    permission: 'Site.Generate',
    summary: 'Create site',
    body: siteCreateForm,
    response: z.object({ id: z.string() }),
    errors: [...saveErrors, siteErrors.unknownCertificationBody],
  },
  update: {
    method: 'PUT',
    path: `${sites}/:id`,
    permission: 'Site.Revise',
    summary: 'Edit site',
    params: siteId,
    body: siteEditForm,
    response: site,
    errors: [...saveErrors, siteErrors.lockedFields],
    versioned: true,
    ifMatch: true,
  },
  archive: {
    method: 'POST',
    path: `${sites}/:id/archive`,
    permission: 'Site.Persist',
    summary: 'Archive site',
    params: siteId,
    response: site,
  },
  unarchive: {
    method: 'POST',
    path: `${sites}/:id/unarchive`,
    permission: 'Site.Persist',
    summary: 'Unarchive site',
    params: siteId,
    response: site,
  },
  archiveWithCompany: {
    method: 'POST',
    path: '/companydirectory/api/Companies/:id/archiveWithSites',
    permission: 'Company.Persist',
    summary: 'Archive company with its sites',
    params: companyId,
    response: company,
  },
  unarchiveWithCompany: {
    method: 'POST',
    path: '/companydirectory/api/Companies/:id/unarchiveWithSites',
    permission: 'Company.Persist',
    summary: 'Unarchive company with the sites archived together with it',
    params: companyId,
    response: company,
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
    method: 'GET',
    path: `${sites}/:id/changeLog`,
    permission: 'Site.Changes',
    summary: "Read a site's record of changes",
    params: siteId,
    query: changeLogQuery,
    response: changeLogPage,
  },
});
