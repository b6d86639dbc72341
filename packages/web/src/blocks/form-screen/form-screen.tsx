import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { type FieldValues, FormProvider, get } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import { type Crumb, PageHeader } from '../../ui/page-header.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormFieldView } from './form-field.tsx';
import { type FormField, type FormSection, type SectionsOf, sectionId } from './form-parts.ts';
import styles from './form-screen.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { Refusals } from './refusals.tsx';
import { SaveBar } from './save-bar.tsx';
import { isRequired } from './schema-marks.ts';
import { SectionNav } from './section-nav.tsx';
import { type RecordFormParts, useRecordForm } from './use-record-form.ts';

interface FormScreenProps<In extends FieldValues, Out, Answer> extends RecordFormParts<In, Out, Answer> {
  title: string;
  subtitle?: ReactNode;
  breadcrumb?: readonly Crumb[];
  sections: SectionsOf<In>;
  /** Why this reader may not change certain fields, by field name. */
  locked?: Readonly<Record<string, string>>;
  /** Fields that are required of this reader although the schema does not require them. */
  required?: readonly string[];
  saveLabel: string;
  cancelTo: string;
  /** Whether leaving loses more than what was entered here, such as an earlier step. */
  losesMore?: boolean;
  children?: ReactNode;
}

interface SectionProps {
  section: FormSection;
  marks: (field: FormField) => { required: boolean; lockedBecause: string | undefined };
}

const Section = ({ section, marks }: SectionProps) => {
  const headingId = useId();
  return (
    <section id={sectionId(section.title)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{section.title}</h2>
      {section.hint && <p className={styles.hint}>{section.hint}</p>}
      <div className={styles.fields}>
        {section.fields.map((field) => (
          <div key={field.name} data-wide={field.wide || field.kind === 'area' || undefined}>
            <FormFieldView field={field} {...marks(field)} />
          </div>
        ))}
      </div>
    </section>
  );
};

/** A form page: sections of fields, save bar, leave guard and conflict dialog. */
export const FormScreen = <In extends FieldValues, Out, Answer>(props: FormScreenProps<In, Out, Answer>) => {
  const { sections, schema, edited, locked = {}, required = [] } = props;
  const fields: readonly FormField[] = sections.flatMap((section) => section.fields);
  const names = fields.map(({ name }) => name);
  const { form, submit, conflict, settle, stopAsking, unplaced, saved } = useRecordForm(props, names);
  const { errors, isDirty, isSubmitting, defaultValues } = form.formState;
  const countErrors = (part: readonly FormField[]) => part.filter(({ name }) => get(errors, name)).length;
  const marks = (field: FormField) => ({
    required: required.includes(field.name) || isRequired(schema, field.name, get(defaultValues, field.name)),
    lockedBecause: locked[field.name],
  });
  const busy = isSubmitting || saved !== undefined;
  const onSaved = useEffectEvent(props.onSaved);
  useEffect(() => {
    // In an effect, because the leave guard is released only after this render.
    if (saved) onSaved(saved.answer);
  }, [saved]);
  const long = sections.length > 2;
  return (
    <FormProvider {...form}>
      <PageHeader
        title={props.title}
        subtitle={props.subtitle}
        {...(props.breadcrumb && { breadcrumb: props.breadcrumb })}
      />
      <div className={styles.layout} data-long={long || undefined}>
        {long && (
          <SectionNav label={i18n.t('Sections')} sections={sections} countErrors={(one) => countErrors(one.fields)} />
        )}
        <form noValidate onSubmit={(event) => void submit(event)} className={styles.form} data-edited={edited && true}>
          {props.children}
          <Refusals messages={unplaced} />
          {sections.map((section) => (
            <Section key={section.title} section={section} marks={marks} />
          ))}
          <SaveBar wrong={countErrors(fields)} busy={busy} saveLabel={props.saveLabel} cancelTo={props.cancelTo} />
        </form>
      </div>
      <ConflictDialog
        conflict={conflict}
        before={defaultValues}
        fields={fields}
        onSettle={settle}
        onCancel={stopAsking}
      />
      <LeaveGuard unsaved={(isDirty || props.losesMore === true) && !saved} />
    </FormProvider>
  );
};
