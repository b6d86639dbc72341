import { maxSharedViews, maxViews } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSavedView } from './saved-view.factory.ts';

const views = '/savedview/api/SavedViews';

let directory: TestDirectory;
let cb: { id: string };
beforeAll(async () => {
  directory = await testDirectory();
  cb = await makeCertificationBody(directory.owner);
});
afterAll(() => directory.close());

const ofCb = (role: Role, id = cb.id) => directory.as({ role, organisations: [['CertificationBody', id]] });

const form = (given: object = {}) => ({
  list: 'audit',
  name: 'Cold storage, Benelux',
  query: 'country=56&country=528&sortBy=expiryDate',
  isShared: false,
  ...given,
});
const save = async (caller: Caller, given: object = {}) => (await caller.post(views, form(given))).body;

const namesOf = async (caller: Caller, list = 'audit') =>
  (await caller.get(`${views}?list=${list}`)).body.map(({ name }: { name: string }) => name);

const change = (caller: Caller, id: string, what: 'share' | 'unshare') => caller.put(`${views}/${id}/${what}`, {});
const remove = (caller: Caller, id: string) => caller.send({ method: 'DELETE', url: `${views}/${id}` });

const moveTo = (caller: Caller, id: string) =>
  directory.owner
    .updateTable('user_organisation')
    .set({ organisation_id: id })
    .where('user_id', '=', caller.userId)
    .execute();

describe('a saved view', () => {
  it('belongs only to its owner, and to one list', async () => {
    const [owner, colleague] = [await ofCb('CB Full Admin'), await ofCb('CB Full Admin')];
    const view = await save(owner);
    expect(view).toEqual({
      ...form(),
      id: view.id,
      isOwn: true,
      visuals: { isAbleToEdit: true, isAbleToShare: true, isAbleToUnshare: false, isAbleToRemove: true },
    });
    expect(await namesOf(owner)).toEqual([view.name]);
    expect(await namesOf(owner, 'site')).toEqual([]);
    expect(await namesOf(colleague)).toEqual([]);
    expect((await colleague.get(`${views}/${view.id}`)).status).toBe(404);
  });

  it('is shared with the organisation its owner belongs to, and nobody else', async () => {
    const other = await makeCertificationBody(directory.owner);
    const { id: company } = await makeCompany(directory.owner);
    const owner = await ofCb('CB Read Only User');
    const view = await save(owner, { name: 'Shared within', isShared: true });
    const colleague = await ofCb('CB Audit Admin');
    const { body } = await colleague.get(`${views}/${view.id}`);
    expect(body).toEqual({
      ...view,
      isOwn: false,
      visuals: { isAbleToEdit: false, isAbleToShare: false, isAbleToUnshare: false, isAbleToRemove: false },
    });
    expect(await namesOf(colleague)).toContain('Shared within');
    for (const stranger of [
      await ofCb('CB Full Admin', other.id),
      await directory.as({ role: '{body} Admin' }),
      await directory.as({ role: 'Company User', organisations: [['Company', company]] }),
      // With the same number but another type.
      await directory.as({ role: 'Company User', organisations: [['Company', cb.id]] }),
      // For whom it is a secondary organisation.
      await directory.as({
        role: 'CB Full Admin',
        organisations: [
          ['CertificationBody', other.id],
          ['CertificationBody', cb.id],
        ],
      }),
      await directory.as({ role: 'UNKNOWN' }),
    ]) {
      expect((await stranger.get(`${views}/${view.id}`)).status).toBe(404);
      expect((await stranger.get(`${views}?list=audit`)).text).toBe('[]');
    }
  });

  it('is shared within the standards body by its users', async () => {
    const owner = await directory.as({ role: '{body} User' });
    const view = await save(owner, { name: 'Of the body', isShared: true });
    expect(await namesOf(await directory.as({ role: '{body} Auditor Admin' }))).toEqual(['Of the body']);
    expect((await (await ofCb('CB Full Admin')).get(`${views}/${view.id}`)).status).toBe(404);
  });

  it('cannot be shared by a user without an organisation', async () => {
    const nobody = await directory.as({ role: 'Company User' });
    const refused = await nobody.post(views, form({ isShared: true }));
    expect([refused.status, refused.body.code]).toEqual([403, 'savedView.noOrganisation']);
    const view = await save(nobody);
    expect(view.visuals.isAbleToShare).toBe(false);
    expect((await change(nobody, view.id, 'share')).status).toBe(403);
  });

  it('remains with the organisation it is shared with when its owner moves to another', async () => {
    const [owner, colleague] = [await ofCb('CB Audit Admin'), await ofCb('CB Full Admin')];
    const shared = await save(owner, { name: 'Left behind', isShared: true });
    const kept = await save(owner, { name: 'Taken along' });
    await moveTo(owner, (await makeCertificationBody(directory.owner)).id);
    expect(await namesOf(owner)).toEqual(['Taken along']);
    expect((await owner.get(`${views}/${shared.id}`)).status).toBe(404);
    expect(await namesOf(colleague)).toContain('Left behind');
    await change(colleague, shared.id, 'unshare');
    expect(await namesOf(owner)).toEqual(['Left behind', 'Taken along']);
    expect((await change(owner, kept.id, 'share')).body.isShared).toBe(true);
  });
});

describe('changing a saved view', () => {
  it('is allowed to its owner and, while it is shared, to the organisation’s administrators', async () => {
    const [owner, reader, admin] = [
      await ofCb('CB Audit Admin'),
      await ofCb('CB Read Only User'),
      await ofCb('CB Full Admin'),
    ];
    const { id } = await save(owner, { name: 'On and off' });
    const edit = { name: 'Grade C and below', query: 'grade=C&grade=D' };
    expect((await admin.put(`${views}/${id}`, edit, '"1"')).status).toBe(404);
    expect((await change(admin, id, 'share')).status).toBe(404);
    expect((await change(owner, id, 'share')).body).toMatchObject({ isShared: true });
    expect((await reader.put(`${views}/${id}`, edit, '"2"')).status).toBe(403);
    expect((await change(reader, id, 'unshare')).status).toBe(403);
    expect((await remove(reader, id)).status).toBe(403);
    expect((await change(admin, id, 'share')).status).toBe(403);
    expect((await admin.put(`${views}/${id}`, edit, '"2"')).body).toMatchObject({ ...edit, isOwn: false });
    expect((await admin.get(`${views}/${id}`)).body.visuals).toEqual({
      isAbleToEdit: true,
      isAbleToShare: false,
      isAbleToUnshare: true,
      isAbleToRemove: true,
    });
    expect((await change(admin, id, 'unshare')).body).toEqual({ id });
    expect((await admin.get(`${views}/${id}`)).status).toBe(404);
    expect((await owner.get(`${views}/${id}`)).body).toMatchObject({ ...edit, isShared: false });
    await change(owner, id, 'share');
    expect((await remove(admin, id)).body).toEqual({ id });
    expect((await owner.get(`${views}/${id}`)).status).toBe(404);
  });
});

describe('saving a view', () => {
  it('refuses a name that the owner already uses for a view of the list', async () => {
    const [owner, colleague] = [await ofCb('CB Full Admin'), await ofCb('CB Full Admin')];
    await save(owner, { name: 'Mine' });
    const again = await owner.post(views, form({ name: 'MINE' }));
    expect([again.status, again.body.fields]).toEqual([409, [{ path: 'name', message: again.body.message }]]);
    expect((await save(owner, { name: 'Mine', list: 'site' })).name).toBe('Mine');
    expect((await save(colleague, { name: 'Mine' })).name).toBe('Mine');
    const second = await save(owner, { name: 'Mine too' });
    expect((await owner.put(`${views}/${second.id}`, { name: 'mine' }, '"1"')).status).toBe(409);
  });

  it('has a limit per person, even for concurrent requests', async () => {
    const owner = await ofCb('CB Full Admin');
    for (let at = 2; at < maxViews; at += 1)
      await makeSavedView(directory.owner, { owner_id: owner.userId, name: `View ${at}` });
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) => owner.post(views, form({ name, list: 'site' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const [saved] = answers.filter(({ status }) => status === 200);
    await remove(owner, saved?.body.id);
    expect((await owner.post(views, form({ name: 'Five' }))).status).toBe(200);
  });

  it('has a limit for what an organisation shares, also for views shared at once', async () => {
    const body = await makeCertificationBody(directory.owner);
    const [owner, colleague] = [await ofCb('CB Full Admin', body.id), await ofCb('CB Full Admin', body.id)];
    const within = { shared_with_type: 'CertificationBody', shared_with_id: body.id };
    for (let at = 2; at < maxSharedViews; at += 1)
      await makeSavedView(directory.owner, { owner_id: colleague.userId, name: `View ${at}`, ...within });
    const shared = await save(owner, { name: 'One', isShared: true });
    const kept = await save(owner, { name: 'Two' });
    const answers = await Promise.all(
      ['Four', 'Five', 'Six'].map((name) => owner.post(views, form({ name, isShared: true }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await change(owner, kept.id, 'share')).toMatchObject({
      status: 409,
      body: { code: 'savedView.sharedLimitReached' },
    });
    await change(owner, shared.id, 'unshare');
    expect((await change(owner, kept.id, 'share')).status).toBe(200);
  });

  it('lists the caller’s views first, each group by name', async () => {
    const body = await makeCertificationBody(directory.owner);
    const [owner, colleague] = [await ofCb('CB Full Admin', body.id), await ofCb('CB Full Admin', body.id)];
    for (const name of ['b', 'C', 'a']) await save(owner, { name });
    for (const name of ['z', 'A']) await save(colleague, { name, isShared: true });
    expect(await namesOf(owner)).toEqual(['a', 'b', 'C', 'A', 'z']);
  });
});
