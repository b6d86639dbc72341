import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import {
  type AuditDetailsForm,
  auditDetailsForm,
} from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { FieldValues } from 'react-hook-form';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { isRequired } from '../../blocks/form-screen/schema-marks.ts';
import { i18n } from '../../kernel/texts.ts';
import type { Yes } from './edit-outcome.parts.tsx';

export type DetailName = Exclude<keyof AuditDetailsForm, 'auditOwnerType' | keyof Yes>;
export type DetailField = FormField<DetailName>;

const yesOrNo = () => [
  { value: 'true', label: i18n.t('Yes') },
  { value: 'false', label: i18n.t('No') },
];

/** How each of the details is asked. */
export const detailFields = (): readonly DetailField[] => [
  { kind: 'lookup', name: 'auditOwnerId', label: i18n.t('Audit owner'), lookup: 'company', holds: 'id' },
  {
    kind: 'select',
    name: 'isVisibleInPublicDirectory',
    label: i18n.t('Visible in the public directory'),
    options: yesOrNo(),
  },
  { kind: 'text', name: 'certificationStatusId', label: i18n.t('Certification status') },
  { kind: 'text', name: 'statusReason', label: i18n.t('Reason') },
  { kind: 'day', name: 'statusDate', label: i18n.t('Since') },
  { kind: 'day', name: 'startDate', label: i18n.t('Audit start date') },
  { kind: 'day', name: 'issueDate', label: i18n.t('Certificate issue date') },
  { kind: 'day', name: 'expiryDate', label: i18n.t('Certificate expiry date') },
  { kind: 'area', name: 'scope', label: i18n.t('Scope') },
  { kind: 'area', name: 'exclusion', label: i18n.t('Exclusions from scope') },
  { kind: 'area', name: 'justification', label: i18n.t('Justification') },
];

/** The words that a field of the details is known by. */
export const detailLabel = (name: string): string => detailFields().find((field) => field.name === name)?.label ?? name;

/** An audit as the form of its details holds it. */
export const detailValues = (audit: Audit): Record<DetailName, unknown> => ({
  auditOwnerId: audit.auditOwner,
  isVisibleInPublicDirectory: String(audit.availableInPortal),
  certificationStatusId: audit.certificationStatus.name,
  statusReason: audit.statusReason ?? '',
  statusDate: audit.statusDate ?? '',
  startDate: audit.startDate,
  issueDate: audit.certificateIssueDate ?? '',
  expiryDate: audit.certificateExpiryDate ?? '',
  scope: audit.scope,
  exclusion: audit.exclusion ?? '',
  justification: audit.justification ?? '',
});

/** A change of the details as it is sent; the owner is named by every save. */
export const detailsBody = (change: FieldValues, auditOwnerId: string) => {
  const { isVisibleInPublicDirectory: shows } = change;
  const visibility = shows === undefined ? {} : { isVisibleInPublicDirectory: shows === 'true' };
  return auditDetailsForm.parse({ auditOwnerId, ...change, ...visibility });
};

/** These are told by the status as long as it stands. */
const explained: readonly DetailName[] = ['statusReason', 'statusDate', 'isVisibleInPublicDirectory'];

export const isRequiredDetail = (name: DetailName): boolean =>
  explained.includes(name) || isRequired(auditDetailsForm, name, 'something');

/** What is wrong with a value before it is sent. */
export const checkDetail = (name: DetailName, value: string): string | undefined => {
  if (name === 'isVisibleInPublicDirectory') return undefined;
  return auditDetailsForm.shape[name].safeParse(value).error?.issues[0]?.message;
};
