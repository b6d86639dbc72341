// @vitest-environment jsdom
import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietSend } from '../api.ts';
import { installSession } from '../session.ts';
import { stub, stubEveryCall } from './stub.ts';

const calls = clientOf(quietSend, userApi);

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

  it('are answered according to the contract, with missing parts generated', async () => {
    const read = stub(userApi.read, { firstName: 'Ada' });
    expect(await calls.read({ params: { id: 'a' } })).toMatchObject({ firstName: 'Ada', secondaryOrganisations: [] });
    expect(read).toMatchObject([{ path: '/user/api/User/a', params: { id: 'a' } }]);
    expect(check).not.toThrow();
  });

  it('fail a test that has no stub for them, by endpoint name', async () => {
    stub(userApi.read, {});
    await expect(calls.getRoles()).rejects.toThrow();
    expect(check).toThrow('user.getRoles was called, and no stub answers it: GET /user/api/User/getRoles');
  });

  it('fail a test whose stub contradicts the contract', async () => {
    stub(userApi.getRoles, () => JSON.parse('[{ "name": "Gardener" }]'));
    await expect(calls.getRoles()).rejects.toThrow();
    expect(check).toThrow('The stub of user.getRoles answers what the contract does not');
  });
});
