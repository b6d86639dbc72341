// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { queryClient } from '../../kernel/queries.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { FormLoader, RecordLoader } from './details-screen.tsx';

const queryKey = ['company', '7'];

interface CompanyPageProps {
  loader: ComponentType<ComponentProps<typeof RecordLoader<{ name: string }>>>;
  read: () => Promise<{ name: string }>;
}

const CompanyPage = ({ loader: Loader, read }: CompanyPageProps) => (
  <Loader query={useQuery({ queryKey, queryFn: read })} failureText="We were unable to load this company">
    {() => <input aria-label="Name" />}
  </Loader>
);

/** The query succeeds once and fails from then on. */
const show = (loader: CompanyPageProps['loader'], status?: number) => {
  let readings = 0;
  const read = async () => {
    readings += 1;
    if (readings > 1) throw new ApiError({ method: 'GET', ...(status && { status }) });
    return { name: 'Polar' };
  };
  renderPage(() => <CompanyPage loader={loader} read={read} />);
};
const typeAndReadAgain = async () => {
  await userEvent.type(await screen.findByRole('textbox'), 'Polar BV');
  await act(() => queryClient.invalidateQueries({ queryKey }));
  expect(queryClient.getQueryState(queryKey)?.status).toBe('error');
};

describe('a record whose refetch fails', () => {
  inBrowser();

  it('stays on the page, with what was typed', async () => {
    show(RecordLoader);
    await typeAndReadAgain();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Polar BV');
  });

  it.each([403, 404])('disappears after the answer %i', async (status) => {
    show(RecordLoader, status);
    await typeAndReadAgain();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('stays in a form even then', async () => {
    show(FormLoader, 404);
    await typeAndReadAgain();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Polar BV');
  });
});

describe('a record that was never loaded', () => {
  inBrowser();

  it("shows the record's own message as the reason", async () => {
    const read = () => Promise.reject(new ApiError({ method: 'GET', status: 500 }));
    renderPage(() => <CompanyPage loader={RecordLoader} read={read} />);
    expect((await screen.findByRole('alert')).textContent).toContain('We were unable to load this company');
  });
});
