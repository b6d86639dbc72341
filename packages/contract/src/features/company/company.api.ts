import { z } from 'zod';
import { changeLogPage, changeLogQuery } from '../../kernel/change-log.ts';
import { feature } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { exportQuery, listQuery, pageOf } from '../../kernel/list-query.ts';
import { companyErrors } from './company.errors.ts';
import { companyList } from './company.list.ts';
import { company, companyCreateForm, companyEditForm, companyId, companyRow } from './company.schema.ts';

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
    errors: [...saveErrors, companyErrors.lockedFields, kernelErrors.changedMeanwhile],
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
