import { list } from '@attestry/contract/kernel/list.ts';
import { describe, expect, it } from 'vitest';
import { parseSearch, readListState, sortedBy, stringifySearch, withFilter, writeListState } from './url-state.ts';

const sites = list({
  name: 'sites',
  resultsKey: 'resultList',
  search: 'Search by site',
  defaultSort: 'name',
  archived: true,
  columns: {
    name: { label: 'Site', kind: 'text', sortable: true },
    status: { label: 'Status', kind: 'choice', values: ['Active', 'Archived'], filterable: true },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', filterable: true },
    expiry: { label: 'Expiry Date', kind: 'date', sortable: true, filterable: true },
  },
});
const read = (search: string) => readListState(sites, parseSearch(search));

describe('the state of a list in the address', () => {
  it('is the default for an address without a query, and the default adds no query', () => {
    const state = read('');
    expect(state).toMatchObject({ order: 'asc', pageNumber: 1, showArchived: false, filters: {} });
    expect(sortedBy(sites, state)).toBe('name');
    expect(stringifySearch({ ...writeListState(sites, state) })).toBe('');
  });

  it('survives writing and reading', () => {
    const search =
      '?country=12&country=14&expiryFrom=2026-01-01&searchTerm=polar&sortBy=expiry&order=desc&pageNumber=3&showArchived=true';
    const state = read(search);
    expect(state.filters).toEqual({ country: ['12', '14'], expiryFrom: ['2026-01-01'] });
    expect(readListState(sites, parseSearch(stringifySearch({ ...writeListState(sites, state) })))).toEqual(state);
  });

  it('names the default column only while it takes the place of the order by rank', () => {
    const ranked = read('?searchTerm=mill');
    expect(sortedBy(sites, ranked)).toBeUndefined();
    const sorted = { ...ranked, sortBy: 'name' } as const;
    expect(writeListState(sites, sorted)).toEqual({ searchTerm: 'mill', sortBy: 'name' });
    expect(writeListState(sites, { ...sorted, searchTerm: '' })).toEqual({});
  });

  it.each([
    ['an unknown column', '?sortBy=owner'],
    ['a column that does not sort', '?sortBy=country'],
    ['a day that is not in the calendar', '?expiryFrom=2026-02-30'],
    ['a page that is no number', '?pageNumber=two'],
    ['an order that does not exist', '?order=sideways'],
  ])('falls back to the default for %s', (_, search) => {
    expect(read(search)).toEqual(read(''));
  });

  it('keeps a value that is none of the choices, so that the server can name it', () => {
    expect(read('?status=Lost&country=none').filters).toEqual({ status: ['Lost'], country: ['none'] });
  });

  it('does not offer archived rows for a list without them', () => {
    const { archived: _, ...withoutArchived } = sites;
    expect(readListState(withoutArchived, parseSearch('?showArchived=true')).showArchived).toBe(false);
  });

  it('drops a filter without values', () => {
    expect(withFilter(read('?status=Active&country=1').filters, 'status', [])).toEqual({ country: ['1'] });
  });
});
