import { sortedAndFiltered } from '../../kernel/list.ts';
import { scheduleStatuses, scheduleTypes } from '../audit/next-audit.schema.ts';
import { analyst, auditColumns, countryFilter, horizon, organisationFilter } from './reported-audit.parts.ts';
import { report } from './reports.parts.ts';

const { site, siteCode, standard, certificationBody } = auditColumns;

export const auditScheduleReport = report({
  title: 'Audit Schedule',
  about: 'One row per audit that is to come: its day, as far as you may know it, and whether it is confirmed.',
  needs: ['Audit.View'],
  only: ['body', 'cb', 'company', 'site'],
  lite: true,
  also: [analyst, horizon],
  flag: 'AuditFeature',
  defaultSort: 'actionDate',
  columns: {
    site,
    siteCode,
    standard,
    actionDate: { label: 'Action date', kind: 'date', ahead: true, ...sortedAndFiltered },
    type: { label: 'Type', kind: 'choice', values: scheduleTypes, ...sortedAndFiltered },
    certificationBody,
    action: { label: 'Action', kind: 'choice', values: scheduleStatuses, ...sortedAndFiltered },
    country: countryFilter,
    organisation: organisationFilter,
  },
});
