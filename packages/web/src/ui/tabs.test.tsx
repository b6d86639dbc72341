// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { Panel } from './panel.tsx';
import { LinkTabs, Tabs } from './tabs.tsx';

inBrowser();

const tabs = [
  { key: 'details', label: 'Details', content: <p>Baking of bread</p> },
  { key: 'documents', label: 'Documents', content: <p>photo.jpg</p> },
];
const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

it('renders only the chosen tab on screen, and every tab on paper', async () => {
  renderPage(() => <Tabs label="Parts" tabs={tabs} chosen="details" onChoose={() => undefined} />);
  await screen.findByText('Baking of bread');
  expect(screen.queryByText('photo.jpg')).toBeNull();
  print('beforeprint');
  expect(screen.getByRole('region', { name: 'Documents' }).textContent).toBe('Documentsphoto.jpg');
  expect(screen.getByText('Baking of bread')).toBeDefined();
  print('afterprint');
  expect(screen.queryByText('photo.jpg')).toBeNull();
});

it('leaves tabs that say nothing out on paper', async () => {
  const withBlank = [...tabs, { key: 'people', label: 'People', content: <p>No data</p>, isBlank: true }];
  renderPage(() => <Tabs label="Parts" tabs={withBlank} chosen="details" onChoose={() => undefined} />);
  await screen.findByText('Baking of bread');
  print('beforeprint');
  expect(screen.queryByText('No data')).toBeNull();
  expect(screen.getByText('photo.jpg')).toBeDefined();
  print('afterprint');
});

it('does not repeat the label of a tab as the title of a panel on paper', async () => {
  const content = ['Details', 'Products'].map((title) => (
    <Panel key={title} title={title}>
      <p>Bread</p>
    </Panel>
  ));
  renderPage(() => (
    <Tabs label="Parts" tabs={[{ key: 'a', label: 'Details', content }]} chosen="a" onChoose={() => undefined} />
  ));
  const heads = (await screen.findAllByText('Bread')).map((bread) => bread.previousElementSibling);
  expect(heads.map((head) => head?.matches('[data-repeats]'))).toEqual([true, false]);
});

const counted = { total: 1107, totalIsLowerBound: false };

const Views = () => {
  const [isCounted, setCounted] = useState(false);
  return (
    <>
      <LinkTabs
        label="Views"
        tabs={[
          { label: 'The best', to: '/here?grade=A', active: false, count: isCounted ? counted : undefined },
          { label: 'Mine', to: '/here?grade=B', active: true },
        ]}
      />
      <button type="button" onClick={() => setCounted(true)}>
        Count
      </button>
    </>
  );
};

it('keeps the current link in view when a count moves it', async () => {
  // jsdom has no layout.
  const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    if (!this.matches('a')) return 0;
    return document.querySelector('small') ? 400 : 300;
  });
  renderPage(() => <Views />);
  const views = await screen.findByRole('navigation', { name: 'Views' });
  expect(views.scrollLeft).toBe(284);
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(views.scrollLeft).toBe(384);
  left.mockRestore();
});
