import { type Columns, list } from '../../kernel/list.ts';
import { certifyingStatuses } from '../audit/audit.states.ts';
import { auditColumns, auditFilters } from '../reports/reported-audit.parts.ts';

/** A built-in dashboard: figures that count the rows of a report. */
interface Dashboard {
  name: string;
  /** What is counted, as a sentence. */
  about: string;
  /** As addresses name it. */
  report: string;
  /** The filters of the report that the figures always have. */
  asks: Readonly<Record<string, string | readonly string[]>>;
  /** The date of the report that the period limits. */
  period: string;
  /** Its rows are audits, which the list of audits finds by the same filters. */
  ofAudits?: true;
}

const certificated = { recordStatus: ['Current'], certificationStatus: certifyingStatuses } as const;

/** The built-in dashboards, by the report id under which their records are kept. */
export const builtInDashboards = {
  'builtin-certificates-by-country': {
    name: 'Certificates by country',
    about: 'Where the sites are that are certificated today. The period limits the expiry date.',
    report: 'CertificationStatus',
    asks: certificated,
    period: 'expiryDate',
    ofAudits: true,
  },
  'builtin-grades': {
    name: 'Grades over time',
    about: 'The grades of audits by the quarter in which they began. The period limits the start date.',
    report: 'AuditHistory',
    asks: {},
    period: 'startDate',
    ofAudits: true,
  },
  'builtin-expiry-outlook': {
    name: 'Expiry outlook',
    about: 'How many certificates expire in each week of the coming twelve months. The period limits the expiry date.',
    report: 'CertificationStatus',
    asks: certificated,
    period: 'expiryDate',
    ofAudits: true,
  },
  'builtin-non-conformities': {
    name: 'Non-conformities by clause',
    about:
      'Which sections of the standards current audits did not meet, and how gravely. The period limits the start date.',
    report: 'NonConformities',
    asks: { recordStatus: ['Current'] },
    period: 'startDate',
  },
  'builtin-certification-bodies': {
    name: 'Certification body performance',
    about: 'How soon certification bodies upload audits, and what came of them. The period limits the submission date.',
    report: 'SubmissionDate',
    asks: { showArchived: 'true' },
    period: 'submissionDate',
    ofAudits: true,
  },
} as const satisfies Record<string, Dashboard>;

/** The filters that the list of audits names otherwise than reports do. */
export const namesInAuditList: Readonly<Record<string, string>> = {
  recordStatus: 'auditStatus',
  submissionDateFrom: 'addedFrom',
  submissionDateTo: 'addedTo',
};

export type BuiltInDashboard = keyof typeof builtInDashboards;

export const isBuiltIn = (id: string): id is BuiltInDashboard => Object.hasOwn(builtInDashboards, id);

/** The filters of every built-in dashboard. */
export const dashboardFilters = {
  standard: { ...auditColumns.standard, sortable: true },
  country: auditFilters.country,
  certificationBody: auditFilters.certificationBody,
  period: { label: 'Period', kind: 'date', filterable: true, hidden: 'everywhere' },
} as const satisfies Columns;

/** The filters as those of a list, for addresses and fields. */
export const dashboardList = list({
  name: 'dashboard',
  resultsKey: 'resultsList',
  columns: dashboardFilters,
  defaultSort: 'standard',
});
