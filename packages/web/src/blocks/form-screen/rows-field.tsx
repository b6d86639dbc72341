import { blankForm } from '@attestry/contract/kernel/blank-form.ts';
import { at as below, type RecordFields } from '@attestry/contract/kernel/record-fields.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { showUndoable } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { fieldsOf } from './field-sections.ts';
import { FormFieldView } from './form-field.tsx';
import type { FormField, RowsOf } from './form-parts.ts';
import { focusPlace, useOnRevealed, usePlaces } from './places.tsx';
import { RemoveRow, RowLine } from './row-line.tsx';
import { describeRow } from './rows.ts';
import styles from './rows-field.module.css';
import { isWithin, wrongPaths } from './wrong-fields.ts';

type RowsFieldProps = RowsOf & Pick<FormField, 'name' | 'label'>;

interface RowProps extends Pick<RowsFieldProps, 'row' | 'needed'> {
  /** The path of the row. */
  path: string;
  /** What the row is called while nothing is filled in. */
  called: string;
  value: unknown;
  wrong: number;
  missing: number;
  onToggle: () => void;
  onRemove: () => void;
}

/** Shows a row as it is being filled in. */
const Live = ({ path, children }: { path: string; children: (value: unknown) => ReactNode }) =>
  children(useWatch({ name: path }));

/** The fields of a row, whose days may depend on one another. */
const RowFields = ({ path, row, needed, id }: Pick<RowProps, 'path' | 'row' | 'needed'> & { id: string }) => {
  const value: FieldValues = useWatch({ name: path }) ?? {};
  return (
    <div id={id} className={styles.fields}>
      {fieldsOf<RecordFields>(below(path, row), [], { form: value }).map((field) => (
        <div key={field.name} data-field={field.name} data-wide={field.kind === 'area' || undefined}>
          <FormFieldView field={field} required={needed.includes(field.name.slice(path.length + 1))} />
        </div>
      ))}
    </div>
  );
};

/** Only an open row follows what is typed. Its line stays the same element, so that opening it keeps the focus. */
const Row = ({ opened, value, ...props }: RowProps & { opened: boolean }) => {
  const { path, called, row, needed, wrong, missing, onToggle, onRemove } = props;
  const id = useId();
  const shown = (part: (value: unknown) => ReactNode) => (opened ? <Live path={path}>{part}</Live> : part(value));
  const nameOf = (present: unknown) => {
    const text = describeRow(row, present);
    return <bdi data-blank={text === '' || undefined}>{text || called}</bdi>;
  };
  return (
    <>
      <RowLine
        {...{ path, wrong, missing, onToggle }}
        controls={opened ? id : undefined}
        name={shown(nameOf)}
        actions={shown((present) => <RemoveRow name={describeRow(row, present) || called} onRemove={onRemove} />)}
      />
      {opened && <RowFields {...{ path, row, needed, id }} />}
    </>
  );
};

/** The place of the row that a path lies in. */
const rowIn = (path: string, name: string): number | undefined => {
  const at = Number(path.slice(name.length + 1).split('.')[0]);
  return isWithin(path, name) && path !== name && Number.isInteger(at) ? at : undefined;
};

const countIn = (paths: readonly string[], name: string): ReadonlyMap<number | undefined, number> =>
  new Map([...Map.groupBy(paths, (path) => rowIn(path, name))].map(([at, within]) => [at, within.length]));

const useRows = ({ name, row }: RowsFieldProps) => {
  const { control, getValues } = useFormContext();
  const { fields, append, remove, insert } = useFieldArray({ control, name, keyName: 'rowKey' });
  const { reveal } = usePlaces();
  const [openKey, setOpenKey] = useState<string>();
  useOnRevealed((path) => {
    const at = rowIn(path, name);
    if (at !== undefined) setOpenKey(fields[at]?.rowKey);
  });
  const keys = fields.map(({ rowKey }) => rowKey);
  const toggle = (key: string) => setOpenKey((open) => (open === key ? undefined : key));
  const add = () => {
    flushSync(() => append(blankForm(row), { shouldFocus: false }));
    reveal(`${name}.${keys.length}.${Object.keys(row)[0]}`);
  };
  const take = (at: number) => {
    const value: FieldValues = getValues(`${name}.${at}`);
    flushSync(() => remove(at));
    focusPlace(keys.length > 1 ? `${name}.${Math.min(at, keys.length - 2)}` : name);
    const text = describeRow(row, value);
    if (text === '') return;
    const run = () => insert(at, value, { shouldFocus: false });
    showUndoable(i18n.t('“{text}” was removed', { text }), { label: i18n.t('Undo'), run });
  };
  return { keys, openKey, toggle, add, take, valueAt: (at: number): unknown => getValues(`${name}.${at}`) };
};

/** The message about the list as a whole. */
const messageOf = (errors: object, name: string): string => {
  const message: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return String(message ?? '');
};

/**
 * Any number of records. Each is a line until it is opened, and one is open at a time, so that hundreds of them do not
 * slow the form down.
 */
export const RowsField = (props: RowsFieldProps) => {
  const { name, label, row, needed, addLabel } = props;
  const { keys, openKey, toggle, add, take, valueAt } = useRows(props);
  const { errors } = useFormState({ name });
  const wrong = countIn(wrongPaths(errors, [name]), name);
  const missing = countIn(usePlaces().missing, name);
  return (
    <div className={styles.field} data-wide>
      {keys.length > 0 && (
        <ol className={styles.rows} aria-label={label}>
          {keys.map((key, at) => (
            <li key={key}>
              <Row
                {...{ row, needed }}
                path={`${name}.${at}`}
                called={i18n.t('Entry {number}', { number: at + 1 })}
                value={valueAt(at)}
                opened={key === openKey}
                wrong={wrong.get(at) ?? 0}
                missing={missing.get(at) ?? 0}
                onToggle={() => toggle(key)}
                onRemove={() => take(at)}
              />
            </li>
          ))}
        </ol>
      )}
      {wrong.has(undefined) && <p className={styles.error}>{messageOf(errors, name)}</p>}
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden="true" />}
        className={styles.add ?? ''}
        data-field={name}
        onClick={add}
      >
        {addLabel}
      </Button>
    </div>
  );
};
