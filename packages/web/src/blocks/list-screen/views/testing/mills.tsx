import type { SavedView } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { inBrowser, renderPage, signInAs } from '../../../../kernel/testing/render-page.tsx';
import { ListScreen } from '../../list-screen.tsx';

const mills = list({
  name: 'mill',
  resultsKey: 'resultList',
  search: 'Search by mill',
  defaultSort: 'name',
  presets: {
    best: { label: 'The best', filters: { grade: 'A' } },
    secret: { label: 'The secret', filters: { secret: 'Yes' } },
  },
  columns: {
    name: { label: 'Mill', kind: 'text', sortable: true },
    grade: { label: 'Grade', kind: 'choice', values: ['A', 'B', 'C'], filterable: true, sortable: true },
    secret: { label: 'Secret', kind: 'choice', values: ['Yes'], filterable: true, audience: ['body'] },
  },
});

/** Shows the list of mills. */
export const showMills = (address = '/here') =>
  renderPage(
    () => (
      <ListScreen
        title="Mills"
        spec={mills}
        load={async () => ({
          resultList: [{ id: '7', name: 'Polar Mill', grade: 'A' }],
          total: 1,
          totalPages: 1,
          totalIsLowerBound: false,
        })}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        countPresets={async () => [
          { key: 'best', total: 1107, totalIsLowerBound: false },
          { key: 'secret', total: 10_000, totalIsLowerBound: true },
        ]}
      />
    ),
    address,
  );

const every = { isAbleToEdit: true, isAbleToShare: true, isAbleToUnshare: false, isAbleToRemove: true };
export const whole = 'grade=B&grade=C&rows=25&columns=name.grade';
export const lower: SavedView = {
  id: '5',
  list: 'mill',
  name: 'B and below',
  query: whole,
  isOwn: true,
  isShared: false,
  visuals: every,
};

export const views = async () => within(await screen.findByRole('navigation', { name: 'Views' }));
const current = async () =>
  (await views()).getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
/** The names of the views that are marked as shown. */
export const currentNames = async () => (await current()).map((link) => link.querySelector('span')?.textContent);

/** Runs each test as a user of an organisation. Call it once, at the top of a test file. */
export const withMills = (): void => {
  inBrowser();
  beforeEach(() => {
    localStorage.clear();
    const primaryOrganisation = { id: '3', type: 'CertificationBody', name: 'Kestrel' } as const;
    signInAs('CB Full Admin', [], { primaryOrganisation });
  });
};
