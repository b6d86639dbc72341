// @vitest-environment jsdom
import { queryOptions } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient, useSharedAnswer } from './queries.ts';
import { inBrowser, renderPage } from './testing/render-page.tsx';

const read = vi.fn(async () => 'Harbour Foods');
const nameQuery = queryOptions({ queryKey: ['name'], queryFn: read, staleTime: Number.POSITIVE_INFINITY });

const Name = () => <p>{useSharedAnswer(nameQuery) ?? 'Loading'}</p>;
const rows = ['a', 'b', 'c'];

describe('the shared answer of a query', () => {
  inBrowser();

  it('is read once and shown wherever it is asked for, by one observer', async () => {
    renderPage(() => rows.map((key) => <Name key={key} />));
    expect(await screen.findAllByText('Harbour Foods')).toHaveLength(3);
    expect(read).toHaveBeenCalledOnce();
    expect(queryClient.getQueryCache().find(nameQuery)?.getObserversCount()).toBe(1);
    queryClient.setQueryData(nameQuery.queryKey, 'Quay Foods');
    expect(await screen.findAllByText('Quay Foods')).toHaveLength(3);
  });
});
