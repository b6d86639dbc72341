import { errors } from '../../kernel/errors.ts';
import { maxKeptExports } from './kept-export.schema.ts';

export const keptExportErrors = errors('keptExport', {
  limitReached: {
    status: 409,
    message: `You have ${maxKeptExports} exports, which is as many as one person may have at once. Remove one to export another.`,
  },
});
