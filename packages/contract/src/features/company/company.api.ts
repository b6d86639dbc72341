import { z } from 'zod';
import { changeLogPage, changeLogQuery } from '../../kernel/change-log.ts';
import { feature } from '../../kernel/endpoint.ts';
import { exportQuery, listQuery, pageOf } from '../../kernel/list-query.ts';
import { companyErrors } from './company.errors.ts';
import { companyList } from './company.list.ts';
import {
  company,
  companyCreateForm,
  companyEditForm,
  companyId,
  companyRow,
  favouriteLimitForm,
} from './company.schema.ts';

const companies = '/companydirectory/api/Companies';
const saveErrors = [companyErrors.unknownCountry, companyErrors.unknownNatureOfBusiness];

export const companyApi = feature({
  list: {
    method: 'GET',
    path: companies,
    permission: 'Company.View',
    summary: 'Search companies',
    query: listQuery(companyList),
    response: pageOf(companyRow, 'resultList'),
  },
  exportList: {
    method: 'GET',
    path: `${companies}/export`,
    permission: 'Company.View',
    summary: 'Export the list of companies',
    query: exportQuery(companyList),
    response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
  read: {
    method: 'GET',
    path: `${companies}/:id`,
    permission: 'Company.View',
    summary: 'Read a company',
    params: companyId,
    query: z.object({ filterByUser: z.stringbool().optional() }),
    response: company,
    versioned: true,
  },
  create: {
    method: 'POST',
    path: companies,
    permission: 'Company.Generate',
    summary: 'Create company',
    body: companyCreateForm,
    response: z.object({ id: z.string() }),
    errors: [...saveErrors, companyErrors.unknownCertificationBody],
  },
  update: {
    method: 'PUT',
    path: `${companies}/:id`,
    permission: 'Company.Revise',
    summary: 'Edit company',
    params: companyId,
    body: companyEditForm,
    response: company,
    errors: [...saveErrors, companyErrors.lockedFields],
    versioned: true,
    ifMatch: true,
  },
  archive: {
    method: 'POST',
    path: `${companies}/:id/archive`,
    permission: 'Company.Persist',
    summary: 'Archive company',
    params: companyId,
    response: company,
  },
  unarchive: {
    method: 'POST',
    path: `${companies}/:id/unarchive`,
    permission: 'Company.Persist',
    summary: 'Unarchive company',
    params: companyId,
    response: company,
  },
  readDefaultFavouriteLimit: {
    method: 'GET',
    path: `${companies}/getVerifyFavouriteDefaultLimit`,
    permission: 'Company.View',
    summary: 'Read the Certificate Tracker limit of new companies',
    response: z.object({ favouriteTagDefaultLimit: z.number().int() }),
  },
  readFavouriteLimit: {
    method: 'GET',
    path: `${companies}/getVerifyFavouriteLimit/:id`,
    permission: 'Company.View',
    summary: 'Read the Certificate Tracker limit of a company',
    params: companyId,
    response: z.object({ favouriteTagLimit: z.number().int() }),
  },
  setFavouriteLimit: {
    method: 'POST',
    path: `${companies}/setVerifyFavouriteLimit`,
    permission: 'Company.Revise',
    summary: 'Set Certificate Tracker limit',
    body: favouriteLimitForm,
    response: company,
  },
  readAllowExport: {
    method: 'GET',
    path: `${companies}/getallowexport/:id`,
    permission: 'Company.View',
    summary: 'Read whether the people of a company may export lists',
    params: companyId,
    response: z.boolean(),
  },
  preventExport: {
    method: 'POST',
    path: `${companies}/:id/preventexport`,
    permission: 'Company.Revise',
    summary: 'Prevent Export List',
    params: companyId,
    response: company,
  },
  allowExport: {
    method: 'POST',
    path: `${companies}/:id/allowexport`,
    permission: 'Company.Revise',
    summary: 'Allow Export List',
    params: companyId,
    response: company,
  },
  changeLog: {
    method: 'GET',
    path: `${companies}/:id/changeLog`,
    permission: 'Company.Changes',
    summary: "Read a company's record of changes",
    params: companyId,
    query: changeLogQuery,
    response: changeLogPage,
  },
});
