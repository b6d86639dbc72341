// @vitest-environment jsdom
import { api } from '@attestry/contract';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../kernel/queries.ts';
import { kindsChangedBy, refetchAfter, refetchRecord } from './refetch.ts';

const keys = [
  ['site', '1'],
  ['company', '7'],
  ['audit', '9', 'report'],
  ['list', 'site', 'company', '7', {}],
  ['list', 'change-log', 'site', '1', {}],
  ['list', 'company', {}],
  ['lookup', 'company', 'id', '7'],
  ['lookup', 'country'],
  ['user', 'ada'],
  ['permissions'],
];

describe('cached data after a command', () => {
  afterEach(() => queryClient.clear());

  it('is refetched wherever it is shown: record, lists, lookups and change log', async () => {
    for (const key of keys) queryClient.setQueryData(key, {});
    await refetchAfter(siteApi.update);
    const kept = keys.filter((key) => !queryClient.getQueryState(key)?.isInvalidated);
    expect(kept).toEqual([['lookup', 'country'], ['user', 'ada'], ['permissions']]);
  });

  it.each([
    ['a list on the page', true],
    ['a list that is loaded for the next page', false],
  ])('is asked again if the first answer was still on its way: %s', async (_, isOnPage) => {
    const queryKey = ['list', 'site', {}];
    const answers: ((answer: string) => void)[] = [];
    const options = { queryKey, queryFn: () => new Promise<string>((answer) => void answers.push(answer)) };
    const leave = isOnPage ? new QueryObserver(queryClient, options).subscribe(() => undefined) : undefined;
    const loaded = queryClient.fetchQuery(options);
    const ended = refetchAfter(siteApi.update);
    answers[0]?.('before the command');
    await loaded;
    if (isOnPage) {
      await vi.waitUntil(() => answers.length === 2);
      answers[1]?.('after the command');
    }
    await ended;
    const { data, isInvalidated } = queryClient.getQueryState(queryKey) ?? {};
    expect({ data, isInvalidated }).toEqual(
      isOnPage
        ? { data: 'after the command', isInvalidated: false }
        : { data: 'before the command', isInvalidated: true },
    );
    leave?.();
  });

  it('is shown by the page once it is refetched', async () => {
    const queryKey = ['site', '1'];
    let version = 1;
    const page = new QueryObserver(queryClient, { queryKey, queryFn: () => version });
    const shown: (number | undefined)[] = [];
    // As the library's hook subscribes.
    const leave = page.subscribe(notifyManager.batchCalls(({ data }) => void shown.push(data)));
    await vi.waitUntil(() => shown.at(-1) === 1);
    version = 2;
    await refetchAfter(siteApi.update);
    expect(shown.at(-1)).toBe(2);
    leave();
  });

  it('is refetched after every command that needs a permission', () => {
    const commands = Object.values(api)
      .flatMap((feature) => Object.values<Endpoint>(feature))
      .filter(
        ({ method, permission }) => method !== 'GET' && permission !== 'signedIn' && !('public' in Object(permission)),
      );
    expect(commands.filter((command) => kindsChangedBy(command).length === 0)).toEqual([]);
  });

  it('is refetched by its kinds after a command that names them', async () => {
    const alerts = [
      ['alert', 'unread'],
      ['list', 'alert', {}],
    ];
    for (const key of [...keys, ...alerts]) queryClient.setQueryData(key, {});
    await refetchAfter({ kinds: ['alert'] });
    const refetched = [...keys, ...alerts].filter((key) => queryClient.getQueryState(key)?.isInvalidated);
    expect(refetched).toEqual(alerts);
  });

  it('is dropped before an edit, while data that depends on the record stays', () => {
    for (const key of keys) queryClient.setQueryData(key, {});
    refetchRecord('audit')({ params: { id: '9' }, search: {} });
    refetchRecord('site')({ params: { id: '1' }, search: {} });
    const gone = () => keys.filter((key) => queryClient.getQueryData(key) === undefined);
    expect(gone()).toEqual([['site', '1']]);
    queryClient.setQueryData(['site', '1'], {});
    refetchRecord('site', 'SiteCode')({ params: {}, search: { SiteCode: '1' } });
    expect(gone()).toEqual([['site', '1']]);
  });
});
