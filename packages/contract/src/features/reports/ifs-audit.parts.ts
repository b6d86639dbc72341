import type { Columns } from '../../kernel/list.ts';
import { auditStatusReport } from './audit-status.report.ts';

const { certificationBody, submissionDate } = auditStatusReport.list.columns;

/** The filters of the report Audit Status that invoices are made by. */
export const invoiceFilters = {
  certificationBody,
  submissionDate: { ...submissionDate, filterLabel: 'Invoice Period' },
} as const satisfies Columns;
