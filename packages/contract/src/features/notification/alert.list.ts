import { list, sortedAndFiltered } from '../../kernel/list.ts';
import { alertKinds, alertStates } from './notification.schema.ts';

export const alertList = list({
  name: 'alert',
  resultsKey: 'resultsList',
  defaultSort: 'date',
  defaultOrder: 'desc',
  dateRange: 'date',
  columns: {
    date: { label: 'Date', kind: 'date', ...sortedAndFiltered },
    kind: { label: 'Alert', kind: 'choice', values: alertKinds, ...sortedAndFiltered },
    about: { label: 'About', kind: 'text', sortable: true },
    from: { label: 'Before', kind: 'text' },
    to: { label: 'Now', kind: 'text' },
    by: { label: 'By', kind: 'text', sortable: true },
    state: { label: 'State', kind: 'choice', values: alertStates, ...sortedAndFiltered, optional: true },
  },
});
