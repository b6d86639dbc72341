import { z } from 'zod';
import { changeLog } from '../../kernel/change-log.ts';
import { feature, get, post, put } from '../../kernel/endpoint.ts';
import { archivingErrors } from '../../kernel/errors.ts';
import { exportOf, listOf, suggestionsOf } from '../../kernel/list-query.ts';
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
  list: { ...get(companies, 'Company.View', 'Search companies'), ...listOf(companyList, companyRow) },
  exportList: {
    ...get(`${companies}/export`, 'Company.View', 'Export the list of companies'),
    ...exportOf(companyList),
  },
  suggestNames: {
    ...get(`${companies}/suggestions`, 'Company.View', 'Suggest names for a search of companies'),
    ...suggestionsOf(companyList),
  },
  read: {
    ...get(`${companies}/:id`, 'Company.View', 'Read a company'),
    params: companyId,
    query: z.strictObject({ filterByUser: z.stringbool().optional() }),
    response: company,
    versioned: true,
  },
  create: {
    ...post(companies, 'Company.Generate', 'Create company'),
    body: companyCreateForm,
    response: z.object({ id: z.string() }),
    errors: [...saveErrors, companyErrors.unknownCertificationBody],
  },
  update: {
    ...put(`${companies}/:id`, 'Company.Revise', 'Edit company'),
    params: companyId,
    body: companyEditForm,
    response: company,
    errors: [...saveErrors, companyErrors.lockedFields],
    versioned: true,
    ifMatch: true,
  },
  archive: {
    ...post(`${companies}/:id/archive`, 'Company.Persist', 'Archive company'),
    params: companyId,
    response: company,
    errors: [archivingErrors.archived],
  },
  unarchive: {
    ...post(`${companies}/:id/unarchive`, 'Company.Persist', 'Unarchive company'),
    params: companyId,
    response: company,
    errors: [archivingErrors.notArchived],
  },
  readDefaultFavouriteLimit: {
    ...get(
      `${companies}/getVerifyFavouriteDefaultLimit`,
      'Company.View',
      'Read the Certificate Tracker limit of new companies',
    ),
    response: z.object({ favouriteTagDefaultLimit: z.number().int() }),
  },
  readFavouriteLimit: {
    ...get(
      `${companies}/getVerifyFavouriteLimit/:id`,
      'Company.View',
      'Read the Certificate Tracker limit of a company',
    ),
    flag: 'CompanyTiers',
    params: companyId,
    response: z.object({ favouriteTagLimit: z.number().int() }),
  },
  setFavouriteLimit: {
    ...post(`${companies}/setVerifyFavouriteLimit`, 'Company.Revise', 'Set Certificate Tracker limit'),
    flag: 'CompanyTiers',
    body: favouriteLimitForm,
    response: company,
  },
  readAllowExport: {
    ...get(`${companies}/getallowexport/:id`, 'Company.View', 'Read whether the people of a company may export lists'),
    params: companyId,
    response: z.boolean(),
  },
  preventExport: {
    ...post(`${companies}/:id/preventexport`, 'Company.Revise', 'Prevent Export List'),
    params: companyId,
    response: company,
  },
  allowExport: {
    ...post(`${companies}/:id/allowexport`, 'Company.Revise', 'Allow Export List'),
    params: companyId,
    response: company,
  },
  changeLog: {
    ...get(`${companies}/:id/changeLog`, 'Company.Changes', "Read a company's change log"),
    params: companyId,
    ...changeLog,
  },
});
