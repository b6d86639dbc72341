// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { usePrintKeys } from './use-print-keys.ts';

inBrowser();

const documents = () => new Promise<string>((resolve) => setTimeout(() => resolve('photo.jpg'), 400));

const Documents = () => useQuery({ queryKey: ['documents'], queryFn: documents }).data ?? 'Loading';

const tabs = [
  { key: 'details', label: 'Details', content: <p>Baking of bread</p> },
  { key: 'documents', label: 'Documents', content: <Documents /> },
];

const Page = () => {
  usePrintKeys();
  return <Tabs label="Parts" tabs={tabs} chosen="details" onChoose={() => undefined} />;
};

it('prints once with the content of tabs that were not loaded before', async () => {
  let printed: (string | null)[] = [];
  const onPaper = () => screen.queryByRole('region', { name: 'Documents', hidden: true });
  vi.stubGlobal('print', () => {
    printed = [...printed, onPaper()?.textContent ?? null];
  });
  renderPage(Page);
  await screen.findByText('Baking of bread');
  await userEvent.keyboard('{Control>}pp{/Control}');
  await waitFor(() => expect(printed).toEqual(['Documentsphoto.jpg']), { timeout: 3000 });
  await waitFor(() => expect(onPaper()).toBeNull());
});
