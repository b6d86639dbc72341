import { requiredOf } from '@attestry/contract/kernel/fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, type JSX, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type ResolverOptions,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, sentenceOf } from '../../kernel/api-error.ts';
import { dismissBanner, showBanner } from '../../kernel/notices.ts';
import { NotStored, refusedIn } from '../not-stored.ts';
import { withoutBlanks } from './schema-marks.ts';
import { type EditedRecord, usePresentRecord } from './use-present-record.ts';
import { isWithin, wrongPaths } from './wrong-fields.ts';

/** A field whose value is wrong or missing. */
export interface FieldFault {
  path: string;
  message: string;
}

export interface RecordFormParts<In extends FieldValues, Out, Answer> {
  schema: z.ZodType<Out, In>;
  values: DefaultValues<In>;
  /** Unsaved values that override `values`, such as those typed in a form that this one replaces. */
  typed?: FieldValues | undefined;
  /** Called with all values after each change, so that they can be kept, and with those that were changed. */
  onTyped?: (values: FieldValues, before: FieldValues, version: string | undefined) => void;
  edited?: EditedRecord<In>;
  /** What is wrong although the schema accepts it. */
  faultsOf?: (values: FieldValues) => readonly FieldFault[];
  /** What the record lacks to be submitted: `save` asks for it, saving a draft does not. */
  gapsOf?: (values: FieldValues) => readonly FieldFault[];
  /** Sends with a quiet client, because the form shows failures itself. */
  save: (values: Out, version: string | undefined) => Promise<Answer>;
  /** Puts the button that saves into what says why it cannot be pressed; within the form, whose values it may read. */
  aroundSave?: ((button: JSX.Element) => ReactNode) | undefined;
  /** Saves the record although it may be incomplete. */
  draft?: { label: string; save: (values: Out, version: string | undefined) => Promise<Answer> } | undefined;
  /** Navigates to another page. Until then the form cannot be saved again and does not ask before leaving. */
  onSaved: (answer: Answer) => void;
  /** The form's own message for a failure, if it has one. */
  failureText?: (error: ApiError) => string | undefined;
  /** Shows a failure in its own way, such as in a dialog; returns whether it did. */
  showFailure?: (error: ApiError) => boolean;
}

/** The name of a list of rows of which one was added or removed; every other check names fields. */
const changedRows = ({ names: [name, ...others] = [], fields }: ResolverOptions<FieldValues>): string | undefined =>
  name !== undefined && others.length === 0 && get(fields, name) === undefined ? name : undefined;

/** What is wrong with the list as a whole, and the faults that are shown already: nobody has filled in a new row yet. */
const faultsOfRows = (errors: object, rows: string, isShown: (path: string) => boolean): FieldErrors => {
  const shown = {};
  const ofList = get(errors, `${rows}.root`) ? `${rows}.root` : rows;
  for (const path of wrongPaths(errors, [rows])) {
    const place = path === rows ? ofList : path;
    if (path === rows || isShown(path)) set(shown, place, get(errors, place));
  }
  return shown;
};

const resolverOf = <Out>(
  schema: z.ZodType<Out, FieldValues>,
  formOf: () => UseFormReturn<FieldValues, unknown, Out>,
  faultsOf: (values: FieldValues) => readonly FieldFault[],
): Resolver<FieldValues, unknown, Out> => {
  const resolve = zodResolver(schema, requiredOf);
  return async (values, context, options) => {
    const result = await resolve(withoutBlanks(schema, values, formOf().formState.defaultValues), context, options);
    const faults = faultsOf(values).filter(({ path }) => !get(result.errors, path));
    const rows = changedRows(options);
    if (faults.length === 0 && rows === undefined) return result;
    const errors = { ...result.errors };
    for (const { path, message } of faults) set(errors, path, { type: 'fault', message });
    const isShown = (path: string) => formOf().getFieldState(path).invalid;
    return { values: {}, errors: rows === undefined ? errors : faultsOfRows(errors, rows, isShown) };
  };
};

/** The server's paths name members of the body, with or without a `body` prefix, in camel or Pascal case. */
const fieldOf = (path: string) =>
  path
    .replace(/^body\./, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => part.charAt(0).toLowerCase() + part.slice(1))
    .join('.');

const isAsked = (path: string, names: readonly string[]) =>
  names.some((asked) => isWithin(path, asked) || isWithin(asked, path));

/** Shows the messages of a refused save at their fields; those of no field are `unplaced`. */
const useRefusals = <Out>(
  form: UseFormReturn<FieldValues, unknown, Out>,
  names: readonly string[],
  reveal: ((path: string) => void) | undefined,
) => {
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  const showRefusals = (error: unknown): boolean => {
    const refusals = refusedIn(error).map(({ path, message }) => ({ name: fieldOf(path), message }));
    const placed = refusals.filter(({ name }) => isAsked(name, names));
    for (const [at, { name, message }] of placed.entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 && !reveal });
    setUnplaced(refusals.filter((one) => !placed.includes(one)).map(({ message }) => message));
    if (placed[0]) reveal?.(placed[0].name);
    // Why an earlier attempt failed no longer applies.
    if (refusals.length > 0) dismissBanner();
    return refusals.length > 0;
  };
  return { unplaced, setUnplaced, showRefusals };
};

/**
 * The form of a record: validates with the contract's schema, sends the values, shows refusals at their fields, and
 * keeps a stale edit from overwriting somebody else's. `reveal` brings the first wrong field into view.
 */
export const useRecordForm = <In extends FieldValues, Out, Answer>(
  parts: RecordFormParts<In, Out, Answer>,
  names: readonly string[],
  reveal?: (path: string) => void,
) => {
  const { typed, draft } = parts;
  const asksAll = useRef(true);
  const faultsOf = (values: FieldValues) => [
    ...(parts.faultsOf?.(values) ?? []),
    ...((asksAll.current && parts.gapsOf?.(values)) || []),
  ];
  const form: UseFormReturn<FieldValues, unknown, Out> = useForm({
    resolver: resolverOf(parts.schema, () => form, faultsOf),
    defaultValues: parts.values,
    ...(typed && { values: typed, resetOptions: { keepDefaultValues: true } }),
    mode: 'onTouched',
    shouldFocusError: !reveal,
  });
  const stored = usePresentRecord(form, parts.edited, names);
  const { version } = stored;
  const onTyped = useEffectEvent((values: FieldValues) =>
    parts.onTyped?.(values, { ...form.formState.defaultValues }, version),
  );
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }), [form]);
  const { unplaced, setUnplaced, showRefusals } = useRefusals(form, names, reveal);
  const [saved, setSaved] = useState<{ answer: Answer }>();

  const fail = (error: unknown) => {
    if (error instanceof NotStored) return void showRefusals(error);
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || parts.showFailure?.(error) || stored.showConflict(error)) return;
    if (!showRefusals(error)) showBanner(parts.failureText?.(error) ?? sentenceOf(error));
  };
  const send = (asDraft: boolean, asVersion: string | undefined, event?: FormEvent) => {
    asksAll.current = !asDraft;
    const save = (asDraft && draft?.save) || parts.save;
    const sending = form.handleSubmit(
      async (values) => {
        setUnplaced([]);
        try {
          setSaved({ answer: await save(values, asVersion) });
        } catch (error) {
          fail(error);
        }
      },
      (errors) => {
        const [first] = wrongPaths(errors, names);
        if (first !== undefined) reveal?.(first);
      },
    );
    return sending(event);
  };
  const settle = (keep: 'theirs' | 'mine') => {
    const newer = stored.settle(keep);
    if (newer !== undefined) void send(!asksAll.current, newer);
  };
  return {
    ...{ form, unplaced, saved, settle, conflict: stored.conflict, stopAsking: stored.stopAsking },
    submit: (event?: FormEvent) => send(false, version, event),
    saveDraft: () => send(true, version),
  };
};
