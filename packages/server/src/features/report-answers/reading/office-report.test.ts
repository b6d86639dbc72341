import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { templates } from '../../report-template/report-template.public.ts';
import { officeReport } from './office-report.factory.ts';
import { readReport } from './read-report.rules.ts';

describe('a report saved by another spreadsheet program', () => {
  it('is read as it was filled in', async () => {
    const { template, answers, findings } = await readReport(await readFile(officeReport.file), templates);
    expect(findings).toEqual([]);
    expect(answers).toEqual(officeReport.answers);
    expect(template).toBe(officeReport.template);
  });
});
