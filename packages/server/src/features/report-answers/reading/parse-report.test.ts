import {
  type Answer,
  type Answers,
  noteTag,
  type ReportTemplate,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { WorkFailed, WorkOutOfMemory, WorkTimedOut } from '../../../kernel/workers/work-errors.ts';
import { type Asked, templates } from '../../report-template/report-template.public.ts';
import { blankWorkbook } from '../../report-template/report-workbook.public.ts';
import { parseReport, refusalByLimit } from './parse-report.queries.ts';

const answerTo = (asked: Asked): Answer => {
  const [first = '', second = first] = asked.options ?? [];
  if (asked.type === 'choices') return first === second ? [first] : [first, second];
  if (asked.type === 'choice') return second;
  if (asked.type === 'date') return '2026-04-07';
  if (asked.type === 'number') return 12.5;
  return `Seen: ${asked.label}`.slice(0, asked.max ?? 1000);
};
const cellFor = (asked: Asked): string | number => {
  const answer = answerTo(asked);
  return typeof answer === 'object' ? answer.join('\n') : answer;
};

/** Every question answered, every table full. */
const everything = (template: ReportTemplate): Answers =>
  Object.fromEntries(
    template.sections
      .flatMap((section) => section.content)
      .flatMap((each): [string, Answer][] => {
        if (each.kind === 'entry') return [[each.xmlTag, answerTo(each)]];
        if (each.kind === 'requirement') {
          return [
            [each.xmlTag, 'Conform'],
            [noteTag(each.xmlTag), `Records of clause ${each.clause} were sampled and found complete.`],
          ];
        }
        const row = Object.fromEntries(each.columns.map((column) => [column.xmlTag, cellFor(column)]));
        return [[each.xmlTag, Array.from({ length: each.rows }, () => row)]];
      }),
  );

describe('an uploaded report, parsed off the main thread', () => {
  it.each(templates.map((template) => [template.standard, template.version, template] as const))(
    'is read completely for %s %s',
    async (_standard, _version, template) => {
      const answers = everything(template);
      const parsed = await parseReport(await blankWorkbook(template, answers));
      expect(parsed.outcome).toBe('read');
      if (parsed.outcome !== 'read') return;
      expect(parsed.findings).toEqual([]);
      expect(parsed.answers).toEqual(answers);
      expect(parsed.template).toBe(template);
    },
  );

  it('is refused with a reason and a sentence if it is no workbook', async () => {
    expect(await parseReport(Buffer.from('%PDF-1.7'))).toMatchObject({
      outcome: 'refused',
      reason: 'not-a-workbook',
      message: 'The file is not an Excel workbook (.xlsx).',
    });
  });

  it('is refused with its own message if it exceeds a limit', () => {
    expect(refusalByLimit(new WorkTimedOut('10000 ms'))).toMatchObject({ outcome: 'refused', reason: 'took-too-long' });
    expect(refusalByLimit(new WorkOutOfMemory('heap'))).toMatchObject({
      outcome: 'refused',
      reason: 'needed-too-much-memory',
      message: expect.stringContaining('too large to read'),
      detail: 'heap',
    });
    expect(() => refusalByLimit(new WorkFailed('no thread'))).toThrow('no thread');
  });
});
