import type { ReportOutcome } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import { i18n } from '../../../kernel/texts.ts';

/** The outcomes that ask whether to go ahead. */
export const questions: readonly ReportOutcome[] = ['Confirm', 'OverrideWarning'];

/** The message with a capital first letter. */
export const asSentence = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);

export const rowNamed = (row: number): string => i18n.t('Row {number}', { number: row + 1 });
