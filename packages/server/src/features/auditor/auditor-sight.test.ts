import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeAccreditationBody } from '../certification-body/certification-body.factory.ts';
import { exportPerson } from '../person-export/person-export.public.ts';
import { makeAuditor, makeQualification } from './auditor.factory.ts';

const root = '/auditor/api/Auditor';
let directory: TestDirectory;
let bodyId: string;
let sharedId: string;
let keeper: Caller;
let stranger: Caller;

const ofBody = (id: string) => directory.as({ role: 'CB Auditor Admin', organisations: [['CertificationBody', id]] });

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  bodyId = (await makeCertificationBody(owner)).id;
  keeper = await ofBody(bodyId);
  stranger = await ofBody((await makeCertificationBody(owner)).id);
  const career = { first_name: 'Søren', last_name: 'Holm', is_shared: true, modification_comment: 'Name the degree' };
  sharedId = (await makeAuditor(owner, { bodyIds: [bodyId], ...career })).id;
  await makeQualification(owner, sharedId);
  await makeQualification(owner, sharedId, { categoryId: 402, status: 'In Progress' });
  await makeQualification(owner, sharedId, { categoryId: 403, status: 'In Revision' });
});
afterAll(() => directory.close());

const totalOf = async (caller: Caller, query: string) => (await caller.get(`${root}/${query}`)).body.total;

describe('a shared profile', () => {
  it('is read by other certification bodies without drafts, comments, justifications and change log', async () => {
    const { body: read } = await stranger.get(`${root}/details/${sharedId}`);
    expect(read).toMatchObject({
      name: 'Søren Holm',
      requestedModificationComment: null,
      visuals: { isAbleToEdit: false },
    });
    expect(read.certificationBodies).toMatchObject([{ id: bodyId, isInSight: false }]);
    const [{ qualifications }] = read.standards;
    expect(qualifications).toMatchObject([{ entityId: '401', status: 'Validated', justificationsAndExceptions: null }]);
    expect((await stranger.get(`${root}/${sharedId}/changeLog`)).status).toBe(403);
    expect((await keeper.get(`${root}/details/${sharedId}`)).body.standards[0].qualifications).toHaveLength(3);
  });

  it('is exported for the auditor with everything that belongs to it', async () => {
    const exported = await exportPerson(directory.owner, sharedId);
    expect(exported).toMatchObject({
      record: { first_name: 'Søren', country_name: 'United Kingdom', modification_comment: 'Name the degree' },
      parts: {
        auditor_certification_body: [{ certification_body_id: Number(bodyId) }],
        auditor_validated: [{ content: { work_experience: 'Ten years in a dairy' } }],
      },
    });
    expect(exported).toHaveProperty('parts.auditor_qualification.length', 3);
    expect(exported).toHaveProperty(['changes', 0, 'changes', 'last_name'], [null, 'Holm']);
  });

  it('is found by others by what they read of it, and not where its validation is followed', async () => {
    const found = async (query: string) => [await totalOf(keeper, query), await totalOf(stranger, query)];
    expect(await found('search?standard=4&category=401')).toEqual([1, 1]);
    expect(await found('search?category=402')).toEqual([1, 0]);
    expect(await found('search?category=403')).toEqual([1, 0]);
    expect(await found('search?searchTerm=soren')).toEqual([1, 1]);
    expect(await found(`search?searchTerm=${sharedId}`)).toEqual([1, 1]);
    expect(await found(`search?certificationBody=${bodyId}`)).toEqual([1, 1]);
    expect(await found('searchPending')).toEqual([1, 0]);
  });
});

describe('a shared profile that was edited', () => {
  it('is read by others as it was last validated, and by those who keep it as it is', async () => {
    const { owner } = directory;
    const { id } = await makeAuditor(owner, { bodyIds: [bodyId], is_shared: true });
    const { headers } = await keeper.get(`${root}/details/${id}`);
    const edit = {
      ...{ externalId: id, workExperience: 'Runs the space programme', languages: [{ id: '37' }] },
      ...{ education: [{ degree: 'Knighthood' }], firstName: 'Adah' },
    };
    await keeper.put(`${root}/updateAuditor/true`, edit, String(headers.etag));
    const experience = 'Ten years in a dairy';
    const { body: others } = await stranger.get(`${root}/details/${id}`);
    expect(others).toMatchObject({ workExperience: experience, languages: [], name: 'Adah Auditor' });
    expect(others.education).toMatchObject([{ degree: 'BSc Food Science' }]);
    const { body: own } = await keeper.get(`${root}/details/${id}`);
    expect(own).toMatchObject({ workExperience: edit.workExperience, languages: [{ name: 'English' }] });
    const validator = await directory.as({ role: '{body} Auditor Admin' });
    await validator.send({ method: 'PATCH', url: `${root}/validateAuditorProfile`, payload: { auditorId: id } });
    expect((await stranger.get(`${root}/details/${id}`)).body.workExperience).toBe(edit.workExperience);
  });
});

describe('the lists', () => {
  it('show who has waited longest first, and archived profiles by their status', async () => {
    const at = (day: string) => ({ bodyIds: [bodyId], status: 'In Revision', submitted_at: `${day}T08:00:00Z` });
    const late = await makeAuditor(directory.owner, at('2026-03-01'));
    const early = await makeAuditor(directory.owner, at('2026-02-01'));
    const gone = await makeAuditor(directory.owner, { bodyIds: [bodyId], is_archived: true });
    const { body: pending } = await keeper.get(`${root}/searchPending?status=In Revision`);
    expect(pending.resultList.map(({ id }: { id: string }) => id)).toEqual([early.id, late.id]);
    const { body: archived } = await keeper.get(`${root}/search?status=Archived`);
    expect(archived.resultList).toMatchObject([{ auditorNumber: gone.id, status: 'Archived', archived: true }]);
    const exported = await keeper.get(`${root}/searchPending/export?format=csv`);
    expect(exported.text).toContain('Søren Holm');
  });

  it('count the qualifications that wait', async () => {
    const { body: pending } = await keeper.get(`${root}/searchPending?searchTerm=${sharedId}`);
    expect(pending.resultList).toMatchObject([{ id: sharedId, status: 'Validated', waitingQualifications: 1 }]);
  });

  it('show everybody exactly the auditors whose pages they open', async () => {
    const { owner } = directory;
    const accreditedBy = (await makeAccreditationBody(owner)).id;
    const accredited = (await makeCertificationBody(owner, { accreditation_body_id: accreditedBy })).id;
    const kept = { bodyIds: [accredited] };
    for (const profile of [
      { status: 'In Progress', submitted_at: null, validated_at: null },
      { is_shared: true, validated_at: null },
      { is_shared: true, is_archived: true },
      { is_shared: true, bodyIds: [accredited, bodyId] },
    ])
      await makeAuditor(owner, { ...kept, ...profile });
    const { rows } = await sql<{ id: string }>`select id::text from auditor order by id`.execute(owner);
    const readers = [
      ...[keeper, stranger, await ofBody(accredited), await directory.as({ role: '{body} Auditor Admin' })],
      await directory.as({ role: 'AB User', organisations: [['AccreditationBody', accreditedBy]] }),
    ];
    for (const reader of readers) {
      const { body } = await reader.get(`${root}/search?showArchived=true&rows=50&sortBy=auditorNumber`);
      const opened = await Promise.all(rows.map(async ({ id }) => (await reader.get(`${root}/details/${id}`)).status));
      expect(body.resultList.map(({ id }: { id: string }) => id)).toEqual(
        rows.map(({ id }) => id).filter((_, at) => opened[at] === 200),
      );
    }
  });

  it('do not exist for companies', async () => {
    const company = await directory.as({ role: 'Company BI S User' });
    for (const call of ['search', 'searchPending', 'languages', `details/${sharedId}`])
      expect((await company.get(`${root}/${call}`)).status).toBe(403);
  });
});
