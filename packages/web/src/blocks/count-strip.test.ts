import { expect, it } from 'vitest';
import { isFilteredBy } from './count-strip.tsx';

it('shows exactly the rows of a count on any page and in any order, rows and columns', () => {
  const view = { pageNumber: '2', sortBy: 'name', order: 'desc', rows: '25', columns: 'name.status' };
  expect(isFilteredBy({ ...view, status: 'Expired' }, { status: 'Expired' })).toBe(true);
  expect(isFilteredBy({ ...view, status: 'Expired', searchTerm: 'mill' }, { status: 'Expired' })).toBe(false);
});
