import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { lockedRecallFields, toRecallForm } from '@attestry/contract/features/recall/recall.parts.ts';
import {
  type AuditOfRecall,
  type Recall,
  recall,
  type recallCreateForm,
  type recallEditForm,
  recallFields,
  recallSections,
} from '@attestry/contract/features/recall/recall.schema.ts';
import type { z } from 'zod';
import { fieldOf, useFieldSections } from '../../blocks/form-screen/field-sections.ts';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import type { RecordEdit } from '../../blocks/record/record-kind.ts';
import { i18n } from '../../kernel/texts.ts';

type Values = z.input<typeof recallCreateForm>;

export const recallEdit: RecordEdit<Recall, z.input<typeof recallEditForm>> = {
  answer: recall,
  toForm: toRecallForm,
  locked: lockedRecallFields,
  endpoint: recallApi.update,
};

export const auditName = ({ id, standard, startDate }: AuditOfRecall): string => [id, standard, startDate].join(' · ');

/** The audit of an existing recall, which can be replaced by another audit of the same site. */
export const auditChoice = (audits: readonly AuditOfRecall[]): FormField<keyof Values> => ({
  kind: 'select',
  name: 'auditId',
  label: i18n.t('Audit'),
  options: audits.map((audit) => ({ value: audit.id, label: auditName(audit) })),
});

export const anyCertificationBody = () => fieldOf('certificationBody', recallFields.certificationBody);

/** The sections apart from site, audit and certification body. A submitted recall also has a status. */
export const useRecallSections = (form: object, isSubmitted: boolean) =>
  useFieldSections(recallSections, form, isSubmitted ? [] : ['recallStatus']);
