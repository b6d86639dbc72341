import type { Columns } from '../../../kernel/list.ts';
import { mapValues } from '../../../kernel/map-values.ts';
import { auditColumns, auditFilters } from '../reported-audit.parts.ts';

/** Columns of answers, by the xmlTags that reports keep them under. */
export const answers = <const K extends string, const T extends 'text' | 'number'>(
  kind: T,
  labels: Readonly<Record<K, string>>,
) => mapValues(labels, (label) => ({ label, kind }));

const { id, site, siteCode, certificationStatus, recordStatus, expiryDate } = auditColumns;

/** What every report of a standard's answers begins with. */
export const answeredAudit = {
  id,
  site,
  siteCode,
  certificationStatus,
  recordStatus,
  expiryDate,
  ...auditFilters,
} as const satisfies Columns;
