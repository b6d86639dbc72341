import { auditChangeLabels } from '@attestry/contract/features/audit/audit-changes.parts.ts';
import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import { i18n } from '../../kernel/texts.ts';
import { listSome } from '../some-names.ts';

export type Changed = Pick<ChangeLogEntry, 'fieldsChanged'>;

const maxFields = 3;

/** What the title says, or the directory sets by itself when it issues a certificate. */
const unnamed: readonly string[] = [
  auditChangeLabels.report,
  auditChangeLabels.certificateNumber,
  auditChangeLabels.certificateVersion,
  auditChangeLabels.certificateIssued,
];

export const fieldIn = ({ fieldsChanged }: Changed, label: string) =>
  fieldsChanged.find(({ fieldName }) => fieldName === label);

/** The names of the fields that a person changed, without those that `said` names. A new record has none: all its fields are new. */
export const namesIn = ({ fieldsChanged }: Changed, said: readonly string[] = []): string | undefined => {
  const fields = fieldsChanged.filter(({ fieldName }) => ![...unnamed, ...said].includes(fieldName));
  const names = [...new Set(fields.map(({ fieldName }) => fieldName))];
  const isNew = names.length > maxFields && fields.every(({ oldValue }) => oldValue === null);
  return isNew ? undefined : listSome(names) || undefined;
};

/** What the changed fields are now, or what they were if they are empty. */
export const valuesIn = ({ fieldsChanged }: Changed): string | undefined =>
  listSome(fieldsChanged.map(({ oldValue, newValue }) => newValue || oldValue).filter((value) => value !== null)) ||
  undefined;

/** The day for which the next audit is planned, after the one that it replaced. */
export const plannedDayIn = (change: Changed): string | undefined => {
  const { oldValue, newValue } = fieldIn(change, auditChangeLabels.nextAudit) ?? {};
  return [oldValue, newValue].filter(Boolean).join(' → ') || undefined;
};

/** The certificate that the directory issued because of a change. */
export const causedBy = (change: Changed): string | undefined => {
  const version = fieldIn(change, auditChangeLabels.certificateVersion)?.newValue;
  return version ? i18n.t('Certificate version {version} issued', { version }) : undefined;
};
