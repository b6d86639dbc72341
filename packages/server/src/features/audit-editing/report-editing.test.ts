import { type ReportContent, report } from '@attestry/contract/features/audit/report.schema.ts';
import { tableRows } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { closedOn, datesOf, nonConformities } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { editReport, elementsOf, insistReport, makeRecord, sendReport, storedRecord } from './audit-editing.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());

const stored = (id: string) => storedRecord(directory.owner, id);
const saidOf = async (id: string, answers: Parameters<typeof editReport>[2]) => {
  const { status, messages } = await editReport(admin, id, answers);
  return [status, ...messages.map(({ xmlTag, message }) => [xmlTag, message])];
};

describe('an answer of the report', () => {
  it('is stored without a question if nothing certified changes, and gives the record a new version', async () => {
    const { id } = await makeRecord(directory);
    const answer = await sendReport(admin, id, {
      elements: elementsOf({ AUDIT_SUMMARY: 'Well kept.', EMPLOYEES: '40', R_1_1_NOTE: 'Seen in the minutes.' }),
    });
    expect([answer.status, answer.body, answer.headers.etag]).toEqual([
      200,
      { status: 'Success', messages: [] },
      '"2"',
    ]);
    const { answers, certificates } = await stored(id);
    expect(answers).toMatchObject({ AUDIT_SUMMARY: 'Well kept.', EMPLOYEES: 40, R_1_1_NOTE: 'Seen in the minutes.' });
    expect(certificates).toBe(1);
  });

  it('can be removed if it is optional', async () => {
    const { id } = await makeRecord(directory, { rest: { AUDIT_SUMMARY: 'Well kept.' } });
    expect(await saidOf(id, { AUDIT_SUMMARY: null })).toEqual(['Success']);
    expect((await stored(id)).answers).not.toHaveProperty('AUDIT_SUMMARY');
  });

  it('is no edit if it is sent unchanged', async () => {
    const { id } = await makeRecord(directory, { rest: { AUDIT_SUMMARY: 'Well kept.' } });
    expect(await saidOf(id, { AUDIT_SUMMARY: 'Well kept.', GRADE: 'AA' })).toEqual(['Success']);
    expect((await stored(id)).version).toBe(1);
  });

  it('is a separate change in the change log, with the wording of its question', async () => {
    const { id } = await makeRecord(directory);
    await insistReport(admin, id, { AUDIT_SUMMARY: 'Well kept.', SCOPE: 'Rolls.', GRADE: 'A' });
    const { body } = await admin.get(`/audit/api/Audit/${id}/changeLog`);
    const [entry] = body.resultsList.filter(({ event }: { event: string }) => event === "Edit an audit's report");
    expect(entry.fieldsChanged).toEqual(
      expect.arrayContaining([
        { fieldName: 'Summary of the audit', oldValue: null, newValue: 'Well kept.' },
        { fieldName: 'Scope', oldValue: 'Baking, slicing and packing of bread and rolls.', newValue: 'Rolls.' },
        { fieldName: 'Grade', oldValue: 'AA', newValue: 'A' },
      ]),
    );
    expect(entry.fieldsChanged.map(({ fieldName }: { fieldName: string }) => fieldName)).not.toContain('Category');
  });
});

describe('a table of the report', () => {
  const people = [{ NC_CLAUSE: '1.1.2', NC_SEVERITY: 'Minor', NC_DETAIL: 'A record was incomplete.' }];

  it('is edited as a whole, ignoring blank rows', async () => {
    const raised = closedOn(datesOf(10).endDate, nonConformities(food, 2));
    const { id } = await makeRecord(directory, { rest: raised });
    const [kept = {}] = tableRows(raised.NON_CONFORMITIES);
    const [, second = ''] = Object.keys(raised);
    const answers = { NON_CONFORMITIES: [kept, { NC_CLAUSE: '', NC_DETAIL: null }], [second]: 'Conform' };
    expect(await saidOf(id, answers)).toEqual(['Success']);
    expect((await stored(id)).answers).toMatchObject({ NON_CONFORMITIES: [kept] });
    const findings = directory.owner.selectFrom('audit_finding').select(['clause', 'severity', 'detail', 'closed_on']);
    expect(await findings.where('audit_id', '=', id).execute()).toEqual([
      { clause: kept.NC_CLAUSE, severity: 'Minor', detail: kept.NC_DETAIL, closed_on: datesOf(10).endDate },
    ]);
  });

  it('reports each wrong cell by its column and row', async () => {
    const { id } = await makeRecord(directory);
    const rows = [...people, { NC_CLAUSE: '1.1.2', NC_SEVERITY: 'Slight', NC_WHO: 'x' }];
    const { status, messages } = await editReport(admin, id, { NON_CONFORMITIES: rows });
    expect(status).toBe('Validation');
    expect(messages).toEqual([
      { xmlTag: 'NC_WHO', row: 1, message: 'the table has no such column' },
      {
        xmlTag: 'NC_SEVERITY',
        row: 1,
        label: 'Severity',
        section: 'Non-conformities',
        message: '"Slight" is not one of Minor, Major, Critical',
      },
      expect.objectContaining({ xmlTag: 'NC_DETAIL', row: 1, message: 'Field is required' }),
    ]);
  });

  it('has at most as many rows as the template', async () => {
    const { id } = await makeRecord(directory);
    const rows = Array.from({ length: 500 }, () => people[0] ?? {});
    const [status, [tag, message] = []] = await saidOf(id, { NON_CONFORMITIES: rows });
    expect([status, tag]).toEqual(['Validation', 'NON_CONFORMITIES']);
    expect(message).toMatch(/^the table has room for \d+ rows, these are 500$/);
  });
});

describe('an edit that the template does not allow', () => {
  const wrong: [what: string, answers: Parameters<typeof editReport>[2], tag: string, message: string][] = [
    ['an unknown xmlTag', { COLOUR: 'red' }, 'COLOUR', 'the report has no such question'],
    [
      'a text that is too long',
      { DECISION_REASON: 'x'.repeat(1001) },
      'DECISION_REASON',
      'Max 1000 characters allowed',
    ],
    ['words for a number', { EMPLOYEES: 'many' }, 'EMPLOYEES', '"many" is not a number'],
    ['a number for a day', { END_DATE: 45000 }, 'END_DATE', '"45000" is not a date (YYYY-MM-DD)'],
    ['a day that is none', { END_DATE: '2026-02-30' }, 'END_DATE', '"2026-02-30" is not a date (YYYY-MM-DD)'],
    ['another option', { R_1_1: 'Perfect' }, 'R_1_1', '"Perfect" is not one of'],
    ['an unknown category', { CATEGORIES: ['Bakery', 'Toys'] }, 'CATEGORIES', '"Toys" is unknown'],
    ['several answers to one question', { R_1_1: ['Conform', 'Minor'] }, 'R_1_1', 'takes one answer'],
    ['a required answer emptied', { SCOPE: '' }, 'SCOPE', 'Field is required'],
    ['no requirement result', { R_1_1: null }, 'R_1_1', 'Field is required'],
    ['another site', { SITE_CODE: '7654321' }, 'SITE_CODE', 'the site of an audit cannot be changed'],
    ['a country of no list', { COUNTRY: 'Atlantis' }, 'COUNTRY', '"Atlantis" is not a country in the list'],
    ['rows for a single answer', { SCOPE: [{ NC_CLAUSE: '1' }] }, 'SCOPE', 'is answered by a value, not by rows'],
    ['a value for a table', { NON_CONFORMITIES: 'none' }, 'NON_CONFORMITIES', 'is a table and answered by its rows'],
  ];
  it.each(wrong)('%s is reported at its xmlTag, and nothing is stored', async (_, answers, tag, message) => {
    const { id } = await makeRecord(directory);
    const said = await saidOf(id, { AUDIT_SUMMARY: 'Well kept.', ...answers });
    expect(said).toEqual(['Validation', [tag, expect.stringContaining(message)]]);
    expect(await stored(id)).toMatchObject({
      version: 1,
      answers: expect.not.objectContaining({ AUDIT_SUMMARY: 'Well kept.' }),
    });
  });

  it('is refused for a duplicate answer or control characters', async () => {
    const { id } = await makeRecord(directory);
    const twice = [...elementsOf({ AUDIT_SUMMARY: 'a' }), ...elementsOf({ AUDIT_SUMMARY: 'b' })];
    expect((await sendReport(admin, id, { elements: twice })).body).toMatchObject({
      status: 'Validation',
      messages: [{ xmlTag: 'AUDIT_SUMMARY', message: 'answered twice' }],
    });
    const unseen = elementsOf({ AUDIT_SUMMARY: 'a\u0000b' });
    expect((await sendReport(admin, id, { elements: unseen })).status).toBe(400);
    expect((await sendReport(admin, id, { elements: [] })).status).toBe(400);
  });
});

describe('the editable fields of a report', () => {
  const blankRow = [{}];
  const answersTo = (content: ReportContent): [xmlTag: string, value: string | object[]][] => {
    if (content.type === 'table') return [[content.xmlTag, blankRow]];
    if (content.type !== 'accordion') return [[content.xmlTag, 'x']];
    return content.rows.flat().flatMap(({ xmlTag }) => (xmlTag ? [[xmlTag, 'x']] : []));
  };
  const never = [
    'the record has no report: only its key answers can be edited',
    'the site of an audit cannot be changed',
  ];

  it.each([
    ['with a report', true],
    ['without one', false],
  ])('are those that an edit of a record %s accepts', async (_, hasReport) => {
    const { id } = await makeRecord(directory, { hasReport });
    const { sections } = report.parse((await admin.get(`/audit/api/Audit/${id}/Report`)).body);
    const content = sections.flatMap((section) => section.sections.flatMap((part) => part.content));
    const { messages } = await editReport(admin, id, Object.fromEntries(content.flatMap(answersTo)));
    const refused = messages.filter(({ message }) => never.includes(message)).map(({ xmlTag }) => xmlTag);
    const notOffered = content.filter(({ editable }) => !editable).flatMap(answersTo);
    expect(refused).toEqual(notOffered.map(([xmlTag]) => xmlTag));
  });
});

describe('a record without a report', () => {
  it('has only its key answers edited', async () => {
    const { id } = await makeRecord(directory, { hasReport: false });
    expect(await saidOf(id, { AUDIT_SUMMARY: 'Well kept.' })).toEqual([
      'Validation',
      ['AUDIT_SUMMARY', 'the record has no report: only its key answers can be edited'],
    ]);
    expect(await saidOf(id, { JUSTIFICATION: 'Made elsewhere.' })).toEqual(['Success']);
    expect(await stored(id)).toMatchObject({ justification: 'Made elsewhere.', answers: undefined });
  });
});
