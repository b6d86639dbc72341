import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { awardedGrade, certifyingStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../blocks/form-dialog.tsx';
import { FormFieldView } from '../../../blocks/form-screen/form-field.tsx';
import type { FormField } from '../../../blocks/form-screen/form-parts.ts';
import { today } from '../../../kernel/days.ts';
import { i18n } from '../../../kernel/texts.ts';
import { useEditing } from '../editing.parts.tsx';
import { entryFor } from '../report-values.parts.tsx';
import {
  type Choosable,
  changesOfDecision,
  type DecisionForm,
  type FurtherAnswer,
  formOf,
  formValues,
  isWithoutCertificate,
  namesOfDecision,
  needsOf,
} from './decision-form.parts.tsx';

interface DecisionProps {
  choosable: readonly Choosable[];
  report: Report | undefined;
}

/** A further answer, asked once the chosen decision or status needs it. */
const FurtherAnswerField = ({
  choosable,
  report,
  need,
  field,
}: DecisionProps & { need: FurtherAnswer; field: FormField }) => {
  const status: unknown = useWatch({ name: 'certificationStatusId' });
  return needsOf(choosable, status, report).includes(need) && <FormFieldView field={field} required />;
};

/** Says which answers a decision that does not certify removes. */
const WithoutCertificate = ({ choosable }: DecisionProps) => {
  const status: unknown = useWatch({ name: 'certificationStatusId' });
  if (!isWithoutCertificate(choosable, status)) return null;
  return <p>{i18n.t('Grade, issue date and expiry date are removed with this decision.')}</p>;
};

/** Says that the public page will stop showing the certification. */
const EndsPublicly = ({ audit }: { audit: Audit }) => {
  const status: unknown = useWatch({ name: 'certificationStatusId' });
  const ends = status && audit.hasCertificate && audit.availableInPortal;
  if (!ends || certifyingStatuses.some((each) => each === status)) return null;
  const standard = audit.standard.name;
  return <p>{i18n.t('The public page stops showing {standard} as certificated today.', { standard })}</p>;
};

const labelsOf = (report: Report | undefined): Record<FurtherAnswer, string> => ({
  statusReason: i18n.t('Reason'),
  statusDate: i18n.t('Since'),
  grade: entryFor(report, 'grade')?.label ?? i18n.t('Grade'),
  issueDate: i18n.t('Certificate issue date'),
  expiryDate: i18n.t('Certificate expiry date'),
});

const gradesIn = (report: Report | undefined) =>
  (entryFor(report, 'grade')?.options ?? [])
    .filter(awardedGrade)
    .map((grade) => ({ value: grade, label: i18n.t(grade) }));

const askedAs = (need: FurtherAnswer, { report }: DecisionProps): FormField<keyof DecisionForm> => {
  const parts = { name: need, label: labelsOf(report)[need] };
  if (need === 'grade') return { ...parts, kind: 'select', options: gradesIn(report) };
  return { ...parts, kind: need === 'statusReason' ? 'text' : 'day' };
};

const fieldsFor = (props: DecisionProps): FormField<keyof DecisionForm>[] => {
  const asked = (need: FurtherAnswer): FormField<keyof DecisionForm> => {
    const field = askedAs(need, props);
    const render = () => <FurtherAnswerField {...props} need={need} field={field} />;
    return { kind: 'custom', name: need, label: field.label, render };
  };
  return [
    {
      kind: 'select',
      name: 'certificationStatusId',
      label: i18n.t('Certification status'),
      options: props.choosable.map(({ status }) => ({ value: status, label: i18n.t(status) })),
    },
    ...(['statusReason', 'statusDate', 'grade', 'issueDate', 'expiryDate'] as const).map(asked),
  ];
};

interface DecisionDialogProps {
  title: string;
  choosable: readonly Choosable[];
  onClose: () => void;
}

/** Asks for a decision and its further answers, and adds both to the unsaved changes. */
export const DecisionDialog = ({ title, choosable, onClose }: DecisionDialogProps) => {
  const editing = useEditing();
  if (!editing) return null;
  const { report } = editing;
  const decision = { choosable, report };
  return (
    <FormDialog
      title={title}
      schema={formOf(choosable, report)}
      values={formValues(editing.drafted, today())}
      fields={fieldsFor(decision)}
      save={async (form) => changesOfDecision(choosable, form, report)}
      saveLabel={i18n.t('Keep')}
      onSaved={(values) => {
        editing.change(values, namesOfDecision(report));
        onClose();
      }}
      onClose={onClose}
    >
      <WithoutCertificate {...decision} />
      <EndsPublicly audit={editing.audit} />
    </FormDialog>
  );
};
