import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type FieldValues, FormProvider, type Path } from 'react-hook-form';
import { i18n } from '../kernel/texts.ts';
import { Dialog, DialogButtons, LeaveButton } from '../ui/dialog.tsx';
import styles from './form-dialog.module.css';
import { FormFieldView } from './form-screen/form-field.tsx';
import type { FormField } from './form-screen/form-parts.ts';
import { LeaveGuard } from './form-screen/leave-guard.tsx';
import { Refusals } from './form-screen/refusals.tsx';
import { SaveButton } from './form-screen/save-button.tsx';
import { isRequired } from './form-screen/schema-marks.ts';
import { type RecordFormParts, useRecordForm } from './form-screen/use-record-form.ts';

/** The kit focuses the marked element; without a mark it would focus the close button. */
const markFirstField = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])]
    .find((field) => field.matches(':enabled:not([type="hidden"])'))
    ?.setAttribute('data-autofocus', '');

interface FormDialogProps<In extends FieldValues, Out, Answer> extends RecordFormParts<In, Out, Answer> {
  title: string;
  fields: readonly FormField<Path<In>>[];
  saveLabel: string;
  onClose: () => void;
  children?: ReactNode;
}

/** A short form in a dialog. It is mounted only while open, so that it opens with its initial values each time. */
export const FormDialog = <In extends FieldValues, Out, Answer>(props: FormDialogProps<In, Out, Answer>) => {
  const { title, fields, schema, saveLabel, onClose, children, aroundSave } = props;
  const { form, submit, unplaced, saved } = useRecordForm(
    props,
    fields.map(({ name }) => name),
  );
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const busy = isSubmitting || saved !== undefined;
  const onSaved = useEffectEvent(props.onSaved);
  useEffect(() => {
    if (saved) onSaved(saved.answer);
  }, [saved]);
  return (
    <Dialog opened held={isDirty} onClose={() => busy || onClose()} title={title}>
      <FormProvider {...form}>
        <form ref={markFirstField} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {children}
          <Refusals messages={unplaced} />
          {fields.map((field) => (
            <FormFieldView
              key={field.name}
              field={field}
              required={isRequired(schema, field.name, valueAt(defaultValues, field.name))}
            />
          ))}
          <DialogButtons>
            <LeaveButton busy={busy} onLeave={onClose}>
              {i18n.t('Cancel')}
            </LeaveButton>
            <SaveButton label={saveLabel} busy={busy} around={aroundSave} />
          </DialogButtons>
        </form>
      </FormProvider>
      <LeaveGuard unsaved={isDirty && !saved} />
    </Dialog>
  );
};
