import { errors } from '../../kernel/errors.ts';

export const auditImportErrors = errors('audit import', {
  notRead: {
    status: 415,
    message: 'This file is not read as a report, so that no cell of it can be marked.',
    field: 'file',
  },
  nothingToMark: {
    status: 409,
    message: 'No cell of this workbook is wrong. Upload it to store the report.',
    field: 'file',
  },
});
