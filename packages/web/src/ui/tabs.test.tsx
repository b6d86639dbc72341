// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { Tabs } from './tabs.tsx';

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
