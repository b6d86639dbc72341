import { requiredOf } from '@attestry/contract/kernel/fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, get, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, sentenceOf } from '../../kernel/api-error.ts';
import { showBanner } from '../../kernel/notices.ts';
import { NotStored, refusedIn } from '../not-stored.ts';
import { isSameValue } from './same-value.ts';
import { withoutBlanks } from './schema-marks.ts';

export interface RecordFormParts<In extends FieldValues, Out, Answer> {
  schema: z.ZodType<Out, In>;
  values: DefaultValues<In>;
  /** Unsaved values that override `values`, such as those typed in a form that this one replaces. */
  typed?: FieldValues | undefined;
  /** Called with all values after each change, so that they can be kept. */
  onTyped?: (values: FieldValues) => void;
  /**
   * For an edit: the version being edited, and how to read the form values of the present record after a stale edit.
   */
  edited?: { version: string; valuesOf: (present: unknown) => In };
  /** Sends with a quiet client, because the form shows failures itself. */
  save: (values: Out, version: string | undefined) => Promise<Answer>;
  /** Navigates to another page. Until then the form cannot be saved again and does not ask before leaving. */
  onSaved: (answer: Answer) => void;
  /** The form's own message for a failure, if it has one. */
  failureText?: (error: ApiError) => string | undefined;
  /** Shows a failure in its own way, such as in a dialog; returns whether it did. */
  showFailure?: (error: ApiError) => boolean;
}

/** A stale edit: the record that somebody else saved, its version, and the values of this form. */
export interface Conflict {
  present: FieldValues;
  version: string;
  mine: FieldValues;
}

const resolverOf = <Out>(
  schema: z.ZodType<Out, FieldValues>,
  before: () => unknown,
): Resolver<FieldValues, unknown, Out> => {
  const resolve = zodResolver(schema, requiredOf);
  return (values, context, options) => resolve(withoutBlanks(schema, values, before()), context, options);
};

/** The server's paths name members of the body, with or without a `body` prefix, in camel or Pascal case. */
const fieldOf = (path: string) =>
  path
    .replace(/^body\./, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => part.charAt(0).toLowerCase() + part.slice(1))
    .join('.');

const isAsked = (name: string, names: readonly string[]) =>
  names.some((asked) => name === asked || name.startsWith(`${asked}.`) || asked.startsWith(`${name}.`));

/**
 * The form of a record: validates with the contract's schema, sends the values, shows refusals at their fields, and
 * keeps a stale edit from overwriting somebody else's.
 */
export const useRecordForm = <In extends FieldValues, Out, Answer>(
  parts: RecordFormParts<In, Out, Answer>,
  names: readonly string[],
) => {
  const { typed } = parts;
  const form: UseFormReturn<FieldValues, unknown, Out> = useForm({
    resolver: resolverOf(parts.schema, () => form.formState.defaultValues),
    defaultValues: parts.values,
    ...(typed && { values: typed, resetOptions: { keepDefaultValues: true } }),
    mode: 'onTouched',
  });
  const onTyped = useEffectEvent((values: FieldValues) => parts.onTyped?.(values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }), [form]);
  const [version, setVersion] = useState(parts.edited?.version);
  const [conflict, setConflict] = useState<Conflict>();
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  const [saved, setSaved] = useState<{ answer: Answer }>();

  const showRefusals = (error: unknown): boolean => {
    const refusals = refusedIn(error).map(({ path, message }) => ({ name: fieldOf(path), message }));
    const placed = refusals.filter(({ name }) => isAsked(name, names));
    for (const [at, { name, message }] of placed.entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
    setUnplaced(refusals.filter((one) => !placed.includes(one)).map(({ message }) => message));
    return refusals.length > 0;
  };
  const fail = (error: unknown) => {
    if (error instanceof NotStored) return void showRefusals(error);
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || parts.showFailure?.(error)) return;
    if (error.status === 412 && parts.edited && error.body?.present !== undefined && error.version) {
      const present = parts.edited.valuesOf(error.body.present);
      setConflict({ present, version: error.version, mine: form.getValues() });
    } else if (!showRefusals(error)) showBanner(parts.failureText?.(error) ?? sentenceOf(error));
  };
  const submitWith = (asVersion: string | undefined) =>
    form.handleSubmit(async (values) => {
      setUnplaced([]);
      try {
        setSaved({ answer: await parts.save(values, asVersion) });
      } catch (error) {
        fail(error);
      }
    });
  const settle = (keep: 'theirs' | 'mine') => {
    if (!conflict) return;
    const touched = names.filter(
      (name) => !isSameValue(get(conflict.mine, name), get(form.formState.defaultValues, name)),
    );
    setVersion(conflict.version);
    setConflict(undefined);
    form.reset(conflict.present);
    if (keep === 'theirs') return;
    for (const name of touched)
      form.setValue(name, get(conflict.mine, name), { shouldDirty: true, shouldValidate: true });
    void submitWith(conflict.version)();
  };
  const stopAsking = () => setConflict(undefined);
  return { form, submit: submitWith(version), conflict, settle, unplaced, saved, stopAsking };
};
