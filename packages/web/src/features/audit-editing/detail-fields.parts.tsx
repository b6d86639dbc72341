import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditDetailsForm } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../kernel/texts.ts';

/** The details that are not answers of the report. */
const detailNames = [
  'auditOwnerId',
  'isVisibleInPublicDirectory',
  'certificationStatusId',
  'statusReason',
  'statusDate',
] as const;
export type DetailName = (typeof detailNames)[number];
export type DetailField = FormField<DetailName>;

export const isDetail = (name: string): name is DetailName => detailNames.some((one) => one === name);

const yesOrNo = () => [
  { value: 'true', label: i18n.t('Yes') },
  { value: 'false', label: i18n.t('No') },
];

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
];

export const detailLabel = (name: DetailName): string => detailFields().find((one) => one.name === name)?.label ?? name;

/** The form values of the details. */
export const detailValues = (audit: Audit): Record<DetailName, string> => ({
  auditOwnerId: audit.auditOwner.id,
  isVisibleInPublicDirectory: String(audit.availableInPortal),
  certificationStatusId: audit.certificationStatus.name,
  statusReason: audit.statusReason ?? '',
  statusDate: audit.statusDate ?? '',
});

/** The request body for changed details. Every save names the audit owner. */
export const detailsBody = (details: Readonly<Record<string, unknown>>, auditOwnerId: string) => {
  const { isVisibleInPublicDirectory: shows } = details;
  const visibility = shows === undefined ? {} : { isVisibleInPublicDirectory: shows === 'true' };
  return auditDetailsForm.parse({ auditOwnerId, ...details, ...visibility });
};

/** What is wrong with a detail; checked before it joins the unsaved changes. */
export const checkDetail = (name: DetailName, value: string): string | undefined => {
  if (name === 'isVisibleInPublicDirectory') return undefined;
  return auditDetailsForm.shape[name].safeParse(value).error?.issues[0]?.message;
};
