import { type ListSpec, list } from '../../kernel/list.ts';
import { pendingStatuses } from './auditor.states.ts';

/** A column that exists only as a filter. */
const filterAlone = { filterable: true, hidden: 'everywhere' } as const;

const search = 'Search by auditor number or name';

const who = {
  auditorNumber: { label: 'Auditor Number', kind: 'text', sortable: true },
  name: { label: 'Name', kind: 'text', sortable: true },
  shared: { label: 'Shared', kind: 'boolean', sortable: true },
} as const satisfies ListSpec['columns'];

/** Of the auditor's qualifications: one of the standards, one of the categories. */
const filters = {
  standard: { label: 'Standard', kind: 'lookup', lookup: 'standard', ...filterAlone },
  category: { label: 'Category', kind: 'lookup', lookup: 'category', within: 'standard', ...filterAlone },
  certificationBody: {
    label: 'Certification Body',
    kind: 'lookup',
    lookup: 'certificationBody',
    ofRecords: true,
    ...filterAlone,
  },
} as const satisfies ListSpec['columns'];

const submittedDate = { label: 'Submitted date', kind: 'date', sortable: true } as const;
const lastEditedDate = { label: 'Last edited', kind: 'date', sortable: true } as const;

export const auditorList = list({
  name: 'auditor',
  resultsKey: 'resultList',
  defaultSort: 'name',
  search,
  archived: true,
  inPalette: { title: ['name'], line: ['auditorNumber'], facts: ['status'] },
  columns: {
    ...who,
    /** A profile In Revision is shown as pending validation, and found in the other list. */
    status: {
      label: 'Status',
      kind: 'choice',
      values: ['In Progress', 'Validated', 'Not Validated', 'Archived'],
      sortable: true,
      filterable: true,
    },
    ...filters,
    submittedDate: { ...submittedDate, optional: true },
    lastEditedDate: { ...lastEditedDate, optional: true },
  },
});

/**
 * Profiles that wait for somebody: In Revision or Not Validated, or with a qualification In Revision. The one that has
 * waited longest comes first.
 */
export const pendingAuditorList = list({
  name: 'pendingAuditor',
  resultsKey: 'resultList',
  defaultSort: 'submittedDate',
  search,
  presets: {
    toValidate: { label: 'Pending validation', filters: { status: 'In Revision' } },
    toMend: { label: 'Not Validated', filters: { status: 'Not Validated' } },
  },
  columns: {
    ...who,
    submittedDate,
    lastEditedDate,
    status: { label: 'Status', kind: 'choice', values: pendingStatuses, sortable: true, filterable: true },
    ...filters,
  },
});
