import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import {
  closedOn,
  datesOf,
  type Keys,
  nonConformities,
  uncertified,
  wholeReport,
} from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadRequest } from './audit-import.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let cb: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  const { id } = await makeApprovedBody(directory.owner);
  cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] });
});
afterAll(() => directory.close());

/** As many answers as a realistic report can have: notes to every clause, full tables, findings in every column. */
const longReport = (keys: Keys, findings: number): Answers => {
  const { NON_CONFORMITIES: rows, ...marks } = closedOn(keys.issueDate, nonConformities(food, findings));
  const texts = {
    NC_CORRECTION: 'Corrected.',
    NC_ROOT_CAUSE: 'Haste.',
    NC_PREVENTIVE_ACTION: 'A list.',
    NC_EVIDENCE: 'A picture.',
  };
  const more = { ...texts, NC_REVIEWED_BY: 'Iris Hale', NC_AGAINST_INTENT: 'No' };
  const found = Array.isArray(rows) ? rows : [];
  return wholeReport(food, keys, { ...marks, NON_CONFORMITIES: found.map((row) => ({ ...Object(row), ...more })) });
};

const certificated = { grade: 'D', expiryDate: datesOf(1).endDate ?? '' };

describe('a long report', () => {
  it.for<[string, number, Keys]>([
    ['certificated', 30, certificated],
    ['not certificated, with all the findings that fit', 60, uncertified('Not Certificated')],
  ])('is stored: %s', async ([, findings, keys]) => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, longReport({ ...site.keys, ...keys }, findings));
    const { body } = await cb.send(await uploadRequest(bytes));
    expect(body).toMatchObject({ status: 'Success', messages: [] });
  });
});
