// @vitest-environment jsdom
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietSend } from '../api.ts';
import { installSession } from '../session.ts';
import { stub, stubEveryCall } from './stub.ts';

const calls = clientOf(quietSend, recallApi);

describe('the calls of a page under test', () => {
  let check: () => void;
  beforeEach(() => {
    installSession({
      token: () => undefined,
      signIn: () => undefined,
      signOut: () => undefined,
      signOutEverywhere: () => undefined,
      profile: () => undefined,
    });
    check = stubEveryCall();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are answered as the contract says, completed where a stub says less', async () => {
    const read = stub(recallApi.read, ({ params: { id = '' } }) => ({ id, siteName: 'Mill' }));
    expect(await calls.read({ params: { id: '7' } })).toMatchObject({ id: '7', siteName: 'Mill', isArchived: false });
    expect(read).toMatchObject([{ path: '/recall/api/Recall/7', params: { id: '7' } }]);
    expect(check).not.toThrow();
  });

  it('fail a test that has no stub for one, by its name', async () => {
    stub(recallApi.read, {});
    await expect(calls.categories()).rejects.toThrow();
    expect(check).toThrow('recall.categories was called, and no stub answers it: GET /recall/api/Recall/Categories');
  });

  it('fail a test whose stub answers what the contract does not', async () => {
    stub(recallApi.listOfSite, () => JSON.parse('[{ "id": 7 }]'));
    await expect(calls.listOfSite({ params: { id: '1000001' } })).rejects.toThrow();
    expect(check).toThrow('The stub of recall.listOfSite answers what the contract does not');
  });
});
