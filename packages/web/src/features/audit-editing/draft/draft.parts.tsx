import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import {
  type CertificationStatus,
  certificationStatuses,
  decidedStatuses,
} from '@attestry/contract/features/audit/audit.states.ts';
import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import type { FormField } from '../../../blocks/form-screen/form-parts.ts';
import { isSameValue } from '../../../blocks/form-screen/same-value.ts';
import { versionOf } from '../../../kernel/api.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { detailFields, detailValues, isDetail } from '../detail-fields.parts.tsx';
import { type AnswerValue, elementOf, entryFor, reportAnswers, reportWith } from '../report-values.parts.tsx';

export interface AuditRead {
  audit: Audit;
  /** Undefined if the reader may not read it. */
  report: Report | undefined;
}

/** Unsaved values by the names of details and the xmlTags of answers. */
export type Draft = ReadonlyMap<string, AnswerValue>;

/** One unsaved change. */
export interface Change {
  name: string;
  /** Describes how to show the values. */
  field: FormField;
  section: string;
  before: AnswerValue;
  after: AnswerValue;
}

/** The older of the two versions read, so that a change made between the two reads is not overwritten. */
export const olderVersionRead = ({ audit, report }: AuditRead): string => {
  const ofAudit = versionOf(audit);
  const ofReport = report ? versionOf(report) : ofAudit;
  const numberIn = (version: string) => Number(version.replaceAll('"', ''));
  return numberIn(ofReport) < numberIn(ofAudit) ? ofReport : ofAudit;
};

export const valuesOf = ({ audit, report }: AuditRead): Record<string, AnswerValue> => ({
  ...detailValues(audit),
  ...Object.fromEntries(reportAnswers(report).map(({ xmlTag, data }) => [xmlTag, data])),
});

/** Every field of an audit in display order, the details first. */
const placedFields = ({ report }: AuditRead): { field: FormField; section: string }[] => [
  ...detailFields().map((field) => ({ field, section: i18n.t('Details') })),
  ...reportAnswers(report).map(({ xmlTag: name, label, section }) => ({
    field: { kind: 'text' as const, name, label },
    section,
  })),
];

export const fieldsOf = (read: AuditRead): FormField[] => placedFields(read).map(({ field }) => field);

/** The unsaved changes in display order. A value that equals the stored one is not a change. */
export const changesIn = (draft: Draft, read: AuditRead): Change[] => {
  if (draft.size === 0) return [];
  const values = valuesOf(read);
  return placedFields(read).flatMap(({ field, section }) => {
    const [before = null, after] = [values[field.name], draft.get(field.name)];
    return after === undefined || isSameValue(before, after)
      ? []
      : [{ name: field.name, field, section, before, after }];
  });
};

/** An answer in short: a table as its number of rows, an empty answer as null. */
export const briefAnswer = (value: AnswerValue): AnswerValue => {
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return null;
  return value.some((one) => typeof one === 'object')
    ? i18n.t('{count, plural, one {# row} other {{shown} rows}}', {
        count: value.length,
        shown: formatCount(value.length),
      })
    : value;
};

const statusNamed = (name: unknown): CertificationStatus | undefined =>
  certificationStatuses.find((one) => one === name);

/** The status set by hand, or the decision of the report if the record has no later status. */
const statusIn = (draft: Draft, { audit, report }: AuditRead): CertificationStatus => {
  const { name } = audit.certificationStatus;
  const isDecided = decidedStatuses.some((one) => one === name);
  const decision = isDecided ? draft.get(entryFor(report, 'decision')?.xmlTag ?? '') : undefined;
  return statusNamed(draft.get('certificationStatusId')) ?? statusNamed(decision) ?? name;
};

const textIn = (draft: Draft, name: string, otherwise: string | null): string | null => {
  const text = draft.get(name);
  return typeof text === 'string' ? text || null : otherwise;
};

/** The audit as it would be with the unsaved changes. */
export const drafted = (draft: Draft, read: AuditRead): AuditRead => {
  const { audit, report } = read;
  if (draft.size === 0) return read;
  const { statusReason, statusDate } = audit;
  return {
    audit: {
      ...audit,
      certificationStatus: { name: statusIn(draft, read) },
      statusReason: textIn(draft, 'statusReason', statusReason),
      statusDate: textIn(draft, 'statusDate', statusDate),
    },
    report: report && reportWith(report, draft),
  };
};

/** The changes as they are sent: details by name, answers as elements. */
export const sentOf = (changes: readonly Change[]) => {
  const details = changes.filter(({ name }) => isDetail(name));
  return {
    details: Object.fromEntries(details.map(({ name, after }) => [name, after])),
    elements: changes.filter(({ name }) => !isDetail(name)).map(({ name, after }) => elementOf(name, after)),
  };
};
