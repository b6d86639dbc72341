import { auditorErrors, sameQualificationMessage } from '@attestry/contract/features/auditor/auditor.errors.ts';
import { maxRows } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { noSuchChoice, requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { dateAboveMaximum, dateBelowMinimum } from '@attestry/contract/kernel/fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeOffice } from '../certification-body/certification-body.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { makeAuditor } from './auditor.factory.ts';

const root = '/auditor/api/Auditor';
let directory: TestDirectory;
let bodyId: string;
let otherId: string;
let body: Caller;
let keeper: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  bodyId = (await makeCertificationBody(directory.owner)).id;
  otherId = (await makeCertificationBody(directory.owner)).id;
  body = await directory.as({ role: '{body} Admin' });
  keeper = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', bodyId]] });
});
afterAll(async () => {
  setClock();
  await directory.close();
});

const save = (form: object, caller = keeper) => caller.post(`${root}/insertAuditor/false`, form);
const submit = (form: object, caller = keeper) => caller.post(`${root}/insertAuditor/true`, form);
const read = async (id: number | string, caller = keeper) => (await caller.get(`${root}/details/${id}`)).body;
const faults = ({ body: answer }: { body: { fields?: unknown } }) => answer.fields;

const complete = {
  ...{ firstName: 'Noor', lastName: 'Visser', startDate: '2018-09-01', countryExternalId: 528, isShared: true },
  ...{ workExperience: 'Quality manager of a bakery', auditExperience: 'Twelve audits as a trainee' },
};

describe('a draft', () => {
  it('keeps anything, is of the own certification body, and is complete once it is submitted', async () => {
    const { status, body: number } = await save({});
    expect(status).toBe(200);
    expect(await read(number)).toMatchObject({
      ...{ status: 'In Progress', name: '', country: null, submittedDate: null },
      certificationBodies: [{ id: bodyId, isInSight: true }],
    });
    const gaps = await keeper.put(
      `${root}/updateAuditor/true`,
      { externalId: String(number), education: [{}], gfsiExams: [{ provider: 'Exam Centre' }], countryExternalId: -1 },
      '"1"',
    );
    expect(gaps.status).toBe(400);
    expect(faults(gaps)).toEqual(
      [
        ...['firstName', 'lastName', 'startDate', 'countryExternalId', 'sharedReason', 'education.0.degree'],
        ...['workExperience', 'auditExperience', 'gfsiExams.0.titleOfExam', 'gfsiExams.0.language'],
      ].map((path) => ({ path, message: requiredMessage })),
    );
    const form = { externalId: String(number), ...complete };
    const submitted = await keeper.put(`${root}/updateAuditor/true`, form, '"1"');
    expect(submitted.body).toMatchObject({ status: 'In Revision', name: 'Noor Visser' });
    const saved = await keeper.put(`${root}/updateAuditor/false`, form, String(submitted.headers.etag));
    expect([saved.status, saved.body.code]).toEqual([409, auditorErrors.submitted.code]);
  });

  it('shows in the change log what was before and after in a list of rows', async () => {
    const { body: number } = await save({ education: [{ degree: 'BSc', eqiptTraining: true }] });
    const trainings = [
      { trainingType: { id: '3' }, title: 'Level 4', country: { id: '826' }, trainerType: 'Internal' },
    ];
    const form = { externalId: String(number), education: [{ degree: 'MSc' }], trainings, languages: [{ id: '37' }] };
    await keeper.put(`${root}/updateAuditor/false`, form, '"1"');
    const { body: log } = await keeper.get(`${root}/${number}/changeLog`);
    expect(log.resultsList[0].fieldsChanged).toEqual([
      { fieldName: 'Education', oldValue: 'BSc, Training on EQIPT', newValue: 'MSc' },
      { fieldName: 'Training', oldValue: null, newValue: 'HACCP, Level 4, United Kingdom, Internal' },
      { fieldName: 'Language', oldValue: null, newValue: 'English' },
    ]);
  });
});

describe('a form of a profile', () => {
  it('names each choice that there is not, and stores nothing', async () => {
    const before = (await keeper.get(`${root}/search`)).body.total;
    const refused = await save({
      ...{ countryExternalId: 999, sharedReason: { id: '77' }, languages: [{ id: '' }, { id: '999' }] },
      trainings: [{ trainingType: { id: '99' }, country: { id: '998' } }],
      ...{ gfsiExams: [{ language: { id: '999' } }], witnessedAudits: [{ siteCode: '7654321' }] },
      certificationBodies: [{ id: otherId }],
      certificationBodiesOffice: [{ id: await makeOffice(directory.owner, otherId).then(({ id }) => id) }],
      qualifications: [
        { entityId: '99999', entityType: 'category' },
        { entityId: '601', entityType: 'category' },
        { entityId: '401', entityType: 'category', externalId: '99999' },
      ],
    });
    expect(refused.status).toBe(400);
    const paths = [
      ...['countryExternalId', 'sharedReason', 'languages.1', 'trainings.0.trainingType', 'trainings.0.country'],
      ...['gfsiExams.0.language', 'certificationBodies.0', 'certificationBodiesOffice.0', 'witnessedAudits.0.siteCode'],
      ...['qualifications.0.entityId', 'qualifications.1.entityId', 'qualifications.2.externalId'],
    ];
    expect(faults(refused)).toEqual(paths.map((path) => ({ path, message: noSuchChoice })));
    expect(faults(await save({ countryExternalId: 0 }))).toEqual([
      { path: 'countryExternalId', message: noSuchChoice },
    ]);
    expect((await keeper.get(`${root}/search`)).body.total).toBe(before);
  });

  it('offers technologies in place of categories, no standards without auditors, and nothing twice', async () => {
    const { body: technologies } = await keeper.get(`${root}/Technologies`);
    expect(technologies).toContainEqual({
      technologyId: '601',
      standardId: '6',
      name: 'Glass manufacture and forming',
    });
    const asda = { entityId: '1001', entityType: 'category' };
    const glass = { entityId: '601', entityType: 'technology', justificationAndExceptions: 'Ten years at a furnace' };
    const { status, body: answer } = await save({ qualifications: [glass, glass, asda] });
    expect([status, answer.fields]).toEqual([
      400,
      [
        { path: 'qualifications.1.entityId', message: sameQualificationMessage },
        { path: 'qualifications.2.entityId', message: noSuchChoice },
      ],
    ]);
    const { body: number } = await save({ qualifications: [glass] });
    expect((await read(number)).standards).toMatchObject([
      { id: '6', qualifications: [{ entityType: 'technology', entityName: 'Glass manufacture and forming' }] },
    ]);
  });

  it('keeps as many rows as a long career has, and refuses more, and texts that are too long, at their fields', async () => {
    const rows = Array.from({ length: maxRows + 1 }, (_, at) => ({ degree: `BSc ${at}` }));
    const { body: number } = await save({ education: rows.slice(1) });
    expect((await read(number)).education).toHaveLength(maxRows);
    const category = { entityId: '401', entityType: 'category' };
    const long = { ...category, justificationAndExceptions: 'x'.repeat(4001) };
    const refused = await save({ education: rows, firstName: 'x'.repeat(5000), qualifications: [long] });
    expect(refused.status).toBe(400);
    const paths = refused.body.fields.map(({ path }: { path: string }) => path);
    expect(paths.sort()).toEqual(['education', 'firstName', 'qualifications.0.justificationAndExceptions']);
    expect(refused.body.fields).toContainEqual({ path: 'education', message: 'Max 500 rows allowed' });
  });

  it('refuses impossible days, with a day’s grace for the east of the world', async () => {
    setClock(new Date('2026-11-20T23:30:00Z'));
    const trainings = [{ startDate: '2026-03-02', endDate: '2026-03-01' }, { endDate: '2026-11-22' }];
    const refused = await save({ startDate: '1900-01-01', trainings, gfsiExams: [{ date: '2026-11-22' }] });
    expect(faults(refused)).toEqual([
      { path: 'startDate', message: dateBelowMinimum },
      { path: 'trainings.0.endDate', message: dateBelowMinimum },
      { path: 'trainings.1.endDate', message: dateAboveMaximum },
      { path: 'gfsiExams.0.date', message: dateAboveMaximum },
    ]);
    expect((await save({ gfsiExams: [{ date: '2026-11-21' }] })).status).toBe(200);
    expect((await save({ startDate: '2026-02-30' })).status).toBe(400);
    expect(faults(await save({ startDate: '9999-12-31' }))).toEqual([{ path: 'startDate', message: dateAboveMaximum }]);
    setClock();
  });

  it('names the keys that it does not know, as those by which an answer calls the same things', async () => {
    const category = { entityId: '401', entityType: 'category', justificationsAndExceptions: 'Ten years' };
    const refused = await save({ firstname: 'Noor', country: { id: '528' }, qualifications: [category] });
    expect([refused.status, faults(refused)]).toEqual([
      400,
      [
        { path: 'qualifications.0', message: 'Unknown field: justificationsAndExceptions' },
        { path: '', message: 'Unknown field: firstname, country' },
      ],
    ]);
    expect(
      (await save({ externalId: '', education: [{ degree: 'BSc', externalId: '1', updated: true }] })).status,
    ).toBe(200);
  });

  it('links a site only if the reader may open it', async () => {
    const site = await makeSite(directory.owner);
    const row = { siteCode: site.id, date: '2026-01-02', witnessingAuditorNumber: '20417' };
    const { body: number } = await save({ witnessedAudits: [row] });
    const [witnessed] = (await read(number)).witnessedAudits;
    expect(witnessed).toMatchObject({ ...row, isSiteInSight: true, isAuditorInSight: false });
  });
});

describe('the links of a profile', () => {
  const edit = (caller: Caller, externalId: string, form: object) =>
    caller.put(`${root}/updateAuditor/true`, { externalId, ...form }, '"1"');

  it('are ended by the standards body alone, which leaves at least one', async () => {
    const { id } = await makeAuditor(directory.owner, { bodyIds: [bodyId, otherId] });
    const alone = await edit(keeper, id, { certificationBodies: [{ id: bodyId }] });
    expect([alone.status, alone.body.code]).toEqual([403, auditorErrors.othersLinks.code]);
    const none = await edit(body, id, { certificationBodies: [] });
    expect([none.status, none.body.code]).toEqual([400, auditorErrors.lastCertificationBody.code]);
    const ended = await edit(body, id, { certificationBodies: [{ id: otherId }] });
    expect(ended.body.certificationBodies).toMatchObject([{ id: otherId }]);
    expect((await keeper.get(`${root}/details/${id}`)).status).toBe(404);
  });

  it('are given to any certification body by the standards body', async () => {
    const { body: number } = await submit({ ...complete, certificationBodies: [{ id: otherId }] }, body);
    expect((await keeper.get(`${root}/details/${number}`)).status).toBe(404);
    expect(await read(number, body)).toMatchObject({ certificationBodies: [{ id: otherId }] });
  });
});
