import { certificationStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { type RecallDates, recallDateBounds } from '@attestry/contract/features/recall/recall.parts.ts';
import {
  type AuditOfRecall,
  type recallCreateForm,
  recallIssues,
  recallReasons,
} from '@attestry/contract/features/recall/recall.schema.ts';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FormField, FormSection } from '../../blocks/form-screen/form-parts.ts';
import { useConfiguration } from '../../kernel/configuration.ts';
import { today } from '../../kernel/days.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';

export type CreateValues = z.input<typeof recallCreateForm>;

type RecallField = FormField<keyof CreateValues>;
type RecallSection = FormSection<keyof CreateValues>;

/** The values of the specification's own lists serve as their labels. */
const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: i18n.t(word) }));

export const auditName = ({ id, standard, startDate }: AuditOfRecall): string => [id, standard, startDate].join(' · ');

/** The audit of an existing recall; it can be replaced by another audit of the same site. */
export const auditChoice = (audits: readonly AuditOfRecall[]): RecallField => ({
  kind: 'select',
  name: 'auditId',
  label: i18n.t('Audit'),
  options: audits.map((audit) => ({ value: audit.id, label: auditName(audit) })),
});

export const anyCertificationBody = (): RecallField => ({
  kind: 'lookup',
  name: 'certificationBody',
  label: i18n.t('Certification body'),
  lookup: 'certificationBody',
});

const incident = (bounds: ReturnType<typeof recallDateBounds>): RecallSection => ({
  title: i18n.t('Incident'),
  fields: [
    {
      kind: 'select',
      name: 'reasonForNotification',
      label: i18n.t('Reason for notification'),
      options: optionsOf(recallReasons),
    },
    {
      kind: 'select',
      name: 'siteOrSupplierIssue',
      label: i18n.t('Site or supplier issue'),
      options: optionsOf(recallIssues),
    },
    { kind: 'choice', name: 'recallCategory', label: i18n.t('Incident category'), lookup: 'recallCategory' },
    {
      kind: 'day',
      name: 'initialNotificationDate',
      label: i18n.t('Initial notification date'),
      bounds: bounds.initialNotificationDate,
    },
    { kind: 'area', name: 'outlineOfIncident', label: i18n.t('Outline of incident') },
  ],
});

const response = (bounds: ReturnType<typeof recallDateBounds>): RecallSection => ({
  title: i18n.t('Recall and correction'),
  fields: [
    { kind: 'day', name: 'recallDate', label: i18n.t('Date of recall'), bounds: bounds.recallDate },
    { kind: 'area', name: 'productRecalled', label: i18n.t('Products recalled') },
    { kind: 'area', name: 'correction', label: i18n.t('Correction') },
    { kind: 'area', name: 'rootCauseAnalysis', label: i18n.t('Root cause analysis') },
    { kind: 'area', name: 'preventiveActionTaken', label: i18n.t('Preventive action taken') },
  ],
});

const outcome = (bounds: ReturnType<typeof recallDateBounds>): RecallSection => ({
  title: i18n.t('Outcome'),
  fields: [
    {
      kind: 'select',
      name: 'recallCertificationStatus',
      label: i18n.t('Certification status'),
      options: optionsOf(certificationStatuses),
    },
    {
      kind: 'day',
      name: 'certificationStatusLastUpdated',
      label: i18n.t('Date of certification status change'),
      bounds: bounds.certificationStatusLastUpdated,
    },
    {
      kind: 'day',
      name: 'finalSubmissionDate',
      label: i18n.t('Final submission date'),
      bounds: bounds.finalSubmissionDate,
    },
    { kind: 'area', name: 'additionalInformation', label: i18n.t('Additional information') },
  ],
});

const submissionStatus = (): RecallField => ({
  kind: 'choice',
  name: 'recallStatus',
  label: i18n.t('Submission status'),
  lookup: 'recallStatus',
});

/** The fields besides site, audit and certification body. A submitted recall also has a status. */
export const useRecallSections = (dates: RecallDates, isSubmitted: boolean): RecallSection[] => {
  const product = useConfiguration()?.productName ?? '';
  const isInternal = useAudience()(['body']);
  const bounds = recallDateBounds(dates, today());
  const own: RecallSection = {
    title: i18n.t('{product} review', { product }),
    fields: [
      ...(isSubmitted ? [submissionStatus()] : []),
      { kind: 'area', name: 'productComments', label: i18n.t('{product} comments', { product }) },
      { kind: 'area', name: 'productKeyWords', label: i18n.t('{product} key words', { product }) },
    ],
  };
  return [incident(bounds), response(bounds), outcome(bounds), ...(isInternal ? [own] : [])];
};

const incidentValues: DefaultValues<CreateValues> = {
  siteOrSupplierIssue: '',
  recallCategory: { id: '', name: '' },
  initialNotificationDate: '',
  outlineOfIncident: '',
  productRecalled: '',
  recallDate: '',
  correction: '',
  rootCauseAnalysis: '',
  preventiveActionTaken: '',
  certificationStatusLastUpdated: '',
  finalSubmissionDate: '',
  additionalInformation: '',
};

const ownValues = { certificationBody: { id: '', name: '' }, productComments: '', productKeyWords: '' };

/** A blank recall. Fields reserved for the standards body are not sent by others. */
export const blankRecall = (siteCode: string, isInternal: boolean): DefaultValues<CreateValues & { site: string }> => ({
  site: siteCode,
  auditId: '',
  ...incidentValues,
  ...(isInternal && ownValues),
});
