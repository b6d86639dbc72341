import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { versionOf } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { FormOfRoute } from '../details/record-of-route.tsx';
import { locked, lockedByRole, type SectionsOf } from '../form-screen/form-parts.ts';
import { FormScreen } from '../form-screen/form-screen.tsx';
import { useAfterSave } from '../form-screen/use-after-save.ts';
import { EditRefused } from '../refused.tsx';
import { byVerbOf } from './by-verb.ts';
import {
  crumbsBelow,
  type EditableRecord,
  type RecordEdit,
  type RecordKind,
  readersFields,
  type SendEdit,
} from './record-kind.ts';

interface EditScreenProps<R, In extends FieldValues, Out> {
  kind: RecordKind<R>;
  edit: RecordEdit<R, In>;
  record: R;
  title: string;
  subtitle: string;
  schema: z.ZodType<Out, In>;
  sections: SectionsOf<In>;
  send: SendEdit<R, Out>;
  /** The notice after saving, on the record's page. */
  savedText: string;
}

/** The page that edits a record with its form. */
export const EditScreen = <R extends EditableRecord, In extends FieldValues, Out>(
  props: EditScreenProps<R, In, Out>,
) => {
  const { kind, edit, record, send, savedText, ...form } = props;
  const { answer, toForm, endpoint } = edit;
  const saved = useAfterSave(endpoint);
  const page = kind.path(record.id);
  const ofReader = readersFields(edit);
  return (
    <FormScreen
      {...form}
      required={ofReader.required}
      locked={locked(ofReader.locked, lockedByRole())}
      breadcrumb={crumbsBelow(kind, record)}
      values={toForm(record)}
      edited={{ version: versionOf(record), valuesOf: (present) => toForm(answer.parse(present)) }}
      save={(body, version = '') => send({ params: { id: record.id }, body, version })}
      saveLabel={i18n.t('Save')}
      onSaved={() => saved(savedText, page)}
      cancelTo={page}
    />
  );
};

interface EditOfRouteProps<R> {
  kind: RecordKind<R>;
  title: (record: R) => string;
  children: (record: R) => ReactNode;
}

/** The form of the record whose id is `$id` in the address, or why this reader may not edit the record. */
export const EditOfRoute = <R extends EditableRecord>({ kind, title, children }: EditOfRouteProps<R>) => {
  const refused = (record: R) =>
    record.visuals.isAbleToEdit ? undefined : (
      <EditRefused
        title={title(record)}
        name={kind.nameOf(record)}
        crumbs={[kind.list()]}
        to={kind.path(record.id)}
        hint={byVerbOf(kind.reasons)('edit').refusal(record)}
      />
    );
  return (
    <FormOfRoute query={kind.query} refused={refused}>
      {children}
    </FormOfRoute>
  );
};
