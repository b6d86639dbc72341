import type { Answer, KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { readReport } from '../../../server/src/features/report-answers/reading/read-report.rules.ts';
import { filledAnswers } from '../../../server/src/features/report-answers/report-answers.factory.ts';
import { entryFor, templates } from '../../../server/src/features/report-template/report-template.public.ts';
import { blankWorkbook } from '../../../server/src/features/report-template/report-workbook.public.ts';

type Keys = Partial<Record<KeyAnswer, Answer>>;

export interface FilledWorkbook {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Fills in a downloaded blank workbook as an auditor does: existing values stay, every required answer is given, and
 * key answers are taken from `keys`.
 */
export const fillIn = async (blank: Uint8Array, keys: Keys): Promise<FilledWorkbook> => {
  const { template, answers } = await readReport(blank, templates);
  if (!template) throw new Error('The blank workbook is of no known template');
  const given = Object.entries(keys).flatMap(([key, answer]) => {
    const tag = entryFor(template, key as KeyAnswer)?.xmlTag;
    return tag === undefined ? [] : [[tag, answer] as const];
  });
  const filled = await blankWorkbook(template, {
    ...filledAnswers(template, {}),
    ...answers,
    ...Object.fromEntries(given),
  });
  return { name: 'report.xlsx', mimeType, buffer: Buffer.from(filled) };
};

/** The sheet and cell of an answer in the workbook. */
export const cellOf = async ({ buffer }: FilledWorkbook, key: KeyAnswer): Promise<{ sheet: string; cell: string }> => {
  const { template, places } = await readReport(buffer, templates);
  const place = template && places[entryFor(template, key)?.xmlTag ?? ''];
  if (!place) throw new Error(`The workbook asks for no ${key}`);
  return place;
};
