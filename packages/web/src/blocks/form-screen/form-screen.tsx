import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { type Crumb, PageHeader } from '../../ui/page-header.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { FormField, FormSection, SectionsOf } from './form-parts.ts';
import styles from './form-screen.module.css';
import { Section, type SectionCounts } from './form-section.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PlacesOfForm, useReveal } from './places.tsx';
import { Refusals } from './refusals.tsx';
import { SaveBar } from './save-bar.tsx';
import { isRequired } from './schema-marks.ts';
import { SectionNav } from './section-nav.tsx';
import { type RecordFormParts, useRecordForm } from './use-record-form.ts';
import { useStanding } from './use-standing.ts';
import { isWithin, wrongPaths } from './wrong-fields.ts';

export interface FormScreenProps<In extends FieldValues, Out, Answer> extends RecordFormParts<In, Out, Answer> {
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
  /** Whether this device keeps what is not saved yet. */
  keeps?: boolean;
  children?: ReactNode;
}

const namesOf = ({ fields }: Pick<FormSection, 'fields'>) => fields.map(({ name }) => name);

const countWithin = (paths: readonly string[], names: readonly string[]) =>
  paths.filter((path) => names.some((name) => isWithin(path, name) || isWithin(name, path))).length;

/** The paths of fields, and the lengths of lists, by which sections are counted. */
interface FormCounts {
  wrong: readonly string[];
  missing: readonly string[];
  items: Readonly<Record<string, number>>;
}

const sectionCounts = (section: FormSection, { wrong, missing, items }: FormCounts): SectionCounts => {
  const names = namesOf(section);
  const lists = names.flatMap((name) => items[name] ?? []);
  return {
    wrong: countWithin(wrong, names),
    missing: countWithin(missing, names),
    items: lists.length > 0 ? lists.reduce((sum, count) => sum + count, 0) : undefined,
  };
};

/** For a form that can be submitted before it is complete: Enter then sends nothing by accident. */
const ignoreEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** A form page: sections of fields, save bar, leave guard and conflict dialog. */
export const FormScreen = <In extends FieldValues, Out, Answer>(props: FormScreenProps<In, Out, Answer>) => {
  const { sections, schema, edited, draft, locked = {}, required = [], keeps = false } = props;
  const fields: readonly FormField[] = sections.flatMap((section) => section.fields);
  const names = fields.map(({ name }) => name);
  const { revealed, reveal } = useReveal();
  const { form, submit, saveDraft, conflict, settle, stopAsking, unplaced, saved } = useRecordForm(
    props,
    names,
    reveal,
  );
  const { missing, items } = useStanding(form, names, props.gapsOf);
  const { errors, isDirty, isSubmitting, defaultValues } = form.formState;
  const wrong = wrongPaths(errors, names);
  const countsOf = (section: FormSection) => sectionCounts(section, { wrong, missing, items });
  const marks = (field: FormField) => ({
    required: required.includes(field.name) || isRequired(schema, field.name, valueAt(defaultValues, field.name)),
    lockedBecause: locked[field.name],
  });
  const onSaved = useEffectEvent(props.onSaved);
  useEffect(() => {
    // In an effect, because the leave guard is released only after this render.
    if (saved) onSaved(saved.answer);
  }, [saved]);
  const long = sections.length > 2;
  const unsaved = (isDirty || props.losesMore === true) && !saved;
  const busy = isSubmitting || saved !== undefined;
  const { title, subtitle, breadcrumb = [], saveLabel, cancelTo, aroundSave } = props;
  return (
    <FormProvider {...form}>
      <PlacesOfForm value={{ revealed, reveal, missing }}>
        <PageHeader {...{ title, subtitle, breadcrumb }} />
        <div className={styles.layout} data-long={long || undefined}>
          {long && <SectionNav sections={sections} countsOf={countsOf} onChosen={reveal} />}
          <form
            noValidate
            onSubmit={(event) => void submit(event)}
            {...(draft && { onKeyDown: ignoreEnter })}
            className={styles.form}
            data-edited={edited && true}
          >
            {props.children}
            <Refusals messages={unplaced} />
            {sections.map((section) => (
              <Section key={section.title} section={section} marks={marks} counts={countsOf(section)} />
            ))}
            <SaveBar
              {...{ busy, saveLabel, cancelTo, aroundSave }}
              wrong={wrong.length}
              keeps={keeps && unsaved}
              draft={draft && { label: draft.label, onSave: () => void saveDraft() }}
            />
          </form>
        </div>
        <ConflictDialog {...{ conflict, fields }} before={defaultValues} onSettle={settle} onCancel={stopAsking} />
        <LeaveGuard unsaved={unsaved} keeps={keeps} />
      </PlacesOfForm>
    </FormProvider>
  );
};
