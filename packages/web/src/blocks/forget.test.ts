// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '../kernel/queries.ts';
import { forget, readAnew } from './forget.ts';

const keys = [
  ['site', '1'],
  ['company', '7'],
  ['audit', '9', 'report'],
  ['list', 'site', 'company', '7', {}],
  ['list', 'change-log', 'site', '1', {}],
  ['list', 'company', {}],
  ['lookup', 'company', 'id', '7'],
  ['lookup', 'country'],
  ['permissions'],
];

describe('what was read before a change', () => {
  afterEach(() => queryClient.clear());

  it('is forgotten in every place that shows the kind: record, lists, lookups and record of changes', async () => {
    for (const key of keys) queryClient.setQueryData(key, {});
    await forget('site', 'company');
    const kept = keys.filter((key) => !queryClient.getQueryState(key)?.isInvalidated);
    expect(kept).toEqual([['audit', '9', 'report'], ['lookup', 'country'], ['permissions']]);
  });

  it('is no start for an edit, while what hangs on the record stays', () => {
    for (const key of keys) queryClient.setQueryData(key, {});
    readAnew('audit')({ params: { id: '9' }, search: {} });
    readAnew('site')({ params: { id: '1' }, search: {} });
    const gone = () => keys.filter((key) => queryClient.getQueryData(key) === undefined);
    expect(gone()).toEqual([['site', '1']]);
    queryClient.setQueryData(['site', '1'], {});
    readAnew('site', 'SiteCode')({ params: {}, search: { SiteCode: '1' } });
    expect(gone()).toEqual([['site', '1']]);
  });
});
