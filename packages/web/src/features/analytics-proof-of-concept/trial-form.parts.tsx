import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type Path } from 'react-hook-form';
import { FormFieldView } from '../../blocks/form-screen/form-field.tsx';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { isRequired } from '../../blocks/form-screen/schema-marks.ts';
import { type RecordFormParts, useRecordForm } from '../../blocks/form-screen/use-record-form.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import styles from './analytics-proof-of-concept.module.css';
import { FailedCall } from './analytics-proof-of-concept.parts.tsx';

interface TrialParts<In extends FieldValues, Out> extends Pick<RecordFormParts<In, Out, void>, 'schema' | 'values'> {
  fields: readonly FormField<Path<In>>[];
  send: (values: Out) => Promise<void>;
}

/** A form that stores nothing and may be sent again; the answer of a failed call is shown below it. */
export const useTrialForm = <In extends FieldValues, Out>({ fields, send, ...parts }: TrialParts<In, Out>) => {
  const [error, setError] = useState<unknown>();
  const names = fields.map(({ name }) => name);
  const { form, submit } = useRecordForm(
    {
      ...parts,
      save: (values) => {
        setError(undefined);
        return send(values);
      },
      onSaved: () => undefined,
      showFailure: (failure) => {
        setError(failure);
        return true;
      },
    },
    names,
  );
  const clear = () => {
    form.reset();
    setError(undefined);
  };
  return { form, submit, clear, error, fields, schema: parts.schema, busy: form.formState.isSubmitting };
};

type Trial = Omit<ReturnType<typeof useTrialForm>, 'clear' | 'fields' | 'busy'> & { fields: readonly FormField[] };

/** The fields of the form, with its buttons as children. */
export const TrialForm = ({
  title,
  children,
  form,
  submit,
  fields,
  schema,
  error,
}: Trial & { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <PanelBody>
      <FormProvider {...form}>
        <form noValidate autoComplete="off" className={styles.form} onSubmit={(event) => void submit(event)}>
          <div className={styles.fields}>
            {fields.map((field) => (
              <FormFieldView
                key={field.name}
                field={field}
                required={isRequired(schema, field.name, valueAt(form.formState.defaultValues, field.name))}
              />
            ))}
          </div>
          <div className={styles.buttons}>{children}</div>
        </form>
      </FormProvider>
      {error !== undefined && <FailedCall error={error} />}
    </PanelBody>
  </Panel>
);
