import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { type CertificationStatus, decidedStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import { auditDetailsForm } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { statusesToChoose, type statusParticulars } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { requiredMessage } from '@attestry/contract/kernel/fields.ts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { EditTrigger } from '../../blocks/details/edit-trigger.tsx';
import { useFocusBack } from '../../blocks/details/use-focus-back.ts';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import { FormFieldView } from '../../blocks/form-screen/form-field.tsx';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { today } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { useEditing } from './editing.parts.tsx';

type Particular = (typeof statusParticulars)[number];
type Choosable = ReturnType<typeof statusesToChoose>[number];

const isDecision = (word: string) => decidedStatuses.some((each) => each === word);

/** What the report's template offers as the decision; undefined where no report is at hand. */
const decisionsIn = (report: Report | undefined): readonly string[] | undefined =>
  report?.sections
    .flatMap((section) => section.sections.flatMap(({ content }) => content))
    .flatMap((one) => ('data' in one ? [one.options ?? []] : []))
    .find((options) => options.length > 0 && options.every(isDecision));

/** What may follow the present status: by hand, or as a decision that the report's template knows. */
const choosableFrom = (status: CertificationStatus, report: Report | undefined): Choosable[] => {
  const decisions = decisionsIn(report);
  return statusesToChoose(status).filter((one) => !isDecision(one.status) || (decisions?.includes(one.status) ?? true));
};

const fieldOf = { reason: 'statusReason', date: 'statusDate', expiryDate: 'expiryDate' } as const;

const needsOf = (choosable: readonly Choosable[], status: unknown): readonly Particular[] =>
  choosable.find((one) => one.status === status)?.needs ?? [];

const formOf = (choosable: readonly Choosable[]) =>
  auditDetailsForm
    .pick({ certificationStatusId: true, statusReason: true, statusDate: true, expiryDate: true })
    .required({ certificationStatusId: true })
    .superRefine((form, context) => {
      for (const need of needsOf(choosable, form.certificationStatusId))
        if (!form[fieldOf[need]]) context.addIssue({ code: 'custom', path: [fieldOf[need]], message: requiredMessage });
    });

type Form = z.output<ReturnType<typeof formOf>>;

interface ParticularProps {
  choosable: readonly Choosable[];
  need: Particular;
  field: FormField;
}

/** What a status needs besides, asked once that status is chosen. */
const ParticularField = ({ choosable, need, field }: ParticularProps) => {
  const status: unknown = useWatch({ name: 'certificationStatusId' });
  return needsOf(choosable, status).includes(need) && <FormFieldView field={field} required locked={false} />;
};

const fieldsFor = (choosable: readonly Choosable[]): FormField<keyof Form>[] => {
  const particular = (need: Particular, label: string, kind: 'text' | 'day'): FormField<keyof Form> => {
    const name = fieldOf[need];
    const render = () => <ParticularField choosable={choosable} need={need} field={{ kind, name, label }} />;
    return { kind: 'custom', name, label, render };
  };
  return [
    {
      kind: 'select',
      name: 'certificationStatusId',
      label: i18n.t('Certification status'),
      options: choosable.map(({ status }) => ({ value: status, label: i18n.t(status) })),
    },
    particular('reason', i18n.t('Reason'), 'text'),
    particular('date', i18n.t('Since'), 'day'),
    particular('expiryDate', i18n.t('Certificate expiry date'), 'day'),
  ];
};

/** A status with what it needs, and nothing of what it does not. */
const changeOf = (choosable: readonly Choosable[], form: Form) => {
  const needs = needsOf(choosable, form.certificationStatusId).map((need) => [fieldOf[need], form[fieldOf[need]]]);
  return { certificationStatusId: form.certificationStatusId, ...Object.fromEntries(needs) };
};

interface StatusDialogProps {
  choosable: readonly Choosable[];
  save: (change: ReturnType<typeof changeOf>) => Promise<void>;
  onClose: () => void;
}

const StatusDialog = ({ choosable, save, onClose }: StatusDialogProps) => (
  <FormDialog
    title={i18n.t('Change certification status')}
    schema={formOf(choosable)}
    values={{ statusReason: '', statusDate: today(), expiryDate: '' }}
    fields={fieldsFor(choosable)}
    save={(form) => save(changeOf(choosable, form))}
    saveLabel={i18n.t('Save')}
    onSaved={onClose}
    onClose={onClose}
  />
);

/** Where the certification stands, changed in a dialog by those who may. */
export const EditedCertificationStatus = ({ audit, children }: { audit: Audit; children: ReactNode }) => {
  const editing = useEditing();
  const [opened, setOpened] = useState(false);
  const trigger = useFocusBack(!opened);
  const { name } = audit.certificationStatus;
  const choosable = choosableFrom(name, editing?.report);
  const offered = editing?.audit.visuals.isAbleToEdit && choosable.length > 0;
  // A dialog that was opened stays while it no longer is: saving it says why.
  if (!editing || (!offered && !opened)) return children;
  return (
    <>
      <EditTrigger
        ref={trigger}
        label={i18n.t('Certification status')}
        text={i18n.t(name)}
        onEdit={() => setOpened(true)}
      >
        {children}
      </EditTrigger>
      {opened && <StatusDialog choosable={choosable} save={editing.saveDetails} onClose={() => setOpened(false)} />}
    </>
  );
};
