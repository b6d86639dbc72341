import { list, sortedAndFiltered } from '../../kernel/list.ts';
import { sharingOptionNames } from '../../kernel/sharing-options.ts';
import { certificationStatuses, grades, recordStatuses } from '../audit/audit.states.ts';
import { trackedAlertStates, trackedStates } from './certificate-tracker.parts.ts';

/** What a row shows beyond site, standard and certification status depends on its level. */
export const trackerList = list({
  name: 'certificateTracker',
  resultsKey: 'resultsList',
  defaultSort: 'site',
  search: 'Search by ID, site code, name or city',
  dateRange: 'expiryDate',
  favourites: ['company'],
  presets: { favourites: { label: 'Favourites', filters: { showFavourites: 'true' } } },
  inPalette: {
    title: ['site', 'standard'],
    line: ['siteCode', 'city', 'country'],
    facts: ['grade', 'certificationStatus'],
  },
  columns: {
    isFavourited: { label: 'Favourite', kind: 'boolean', audience: ['company'], hidden: 'inExport' },
    id: { label: 'Audit ID', kind: 'text', sortable: true, optional: true },
    siteCode: { label: 'Site code', kind: 'text', sortable: true, optional: true },
    site: { label: 'Site', kind: 'text', sortable: true },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', ...sortedAndFiltered, optional: true },
    city: { label: 'City', kind: 'text', ...sortedAndFiltered, optional: true },
    standard: { label: 'Standard', kind: 'lookup', lookup: 'standard', ...sortedAndFiltered },
    grade: { label: 'Grade', kind: 'choice', values: grades, ...sortedAndFiltered },
    certificationStatus: {
      label: 'Certification status',
      kind: 'choice',
      values: certificationStatuses,
      ...sortedAndFiltered,
    },
    expiryDate: { label: 'Expiry date', kind: 'date', ahead: true, ...sortedAndFiltered },
    lastChange: { label: 'Last change', kind: 'date', ...sortedAndFiltered },
    issueDate: { label: 'Issue date', kind: 'date', sortable: true, optional: true },
    startDate: { label: 'Audit start date', kind: 'date', sortable: true, optional: true },
    validationDate: { label: 'Validation date', kind: 'date', sortable: true, optional: true },
    auditStatus: { label: 'Record status', kind: 'choice', values: recordStatuses, optional: true },
    certificationBody: {
      label: 'Certification body',
      kind: 'lookup',
      lookup: 'certificationBody',
      ofRecords: true,
      ...sortedAndFiltered,
    },
    programOwner: { label: 'Program owner', kind: 'text', optional: true },
    auditOwner: { label: 'Audit owner', kind: 'text', sortable: true, optional: true },
    sharingPermissionName: { label: 'Shown', kind: 'choice', values: sharingOptionNames, optional: true },
    state: { label: 'State', kind: 'choice', values: trackedStates, filterable: true, hidden: 'everywhere' },
    alert: {
      label: 'Alert',
      kind: 'choice',
      values: trackedAlertStates,
      audience: ['alerted'],
      filterable: true,
      hidden: 'everywhere',
    },
    hasCertificate: { label: 'Certificate', kind: 'boolean', optional: true },
  },
});
