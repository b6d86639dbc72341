import { valueAt } from '@attestry/contract/kernel/fields.ts';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { versionOf } from '../../kernel/api.ts';
import { queryClient } from '../../kernel/queries.ts';
import { InlineRecord } from '../details/inline-record.tsx';
import type { FormSection } from '../form-screen/form-parts.ts';
import { isRequired } from '../form-screen/schema-marks.ts';
import { refetchAfter } from '../refetch.ts';
import { type EditableRecord, type RecordEdit, type RecordKind, readersFields, type SendEdit } from './record-kind.ts';

interface InlineSectionsProps<R, In extends FieldValues> {
  kind: RecordKind<R>;
  edit: RecordEdit<R, In>;
  record: R;
  /** The schema of the whole form. */
  schema: z.ZodType;
  sections: readonly FormSection[];
  send: SendEdit<R, FieldValues>;
}

/** The sections of a record's page. Readers who may change a field edit it in place. */
export const InlineSections = <R extends EditableRecord, In extends FieldValues>(props: InlineSectionsProps<R, In>) => {
  const { kind, edit, record, schema, sections, send } = props;
  const { answer, toForm, endpoint } = edit;
  const { locked, required } = readersFields(edit);
  const values = toForm(record);
  const save = async (body: FieldValues, version: string) => {
    const saved = await send({ params: { id: record.id }, body, version });
    queryClient.setQueryData(kind.query(record.id).queryKey, saved);
    await refetchAfter(endpoint);
    return versionOf(saved);
  };
  return (
    <InlineRecord
      sections={sections}
      values={values}
      version={versionOf(record)}
      marks={(name) => ({
        editable: record.visuals.isAbleToEdit && !locked.includes(name),
        required: required.includes(name) || isRequired(schema, name, valueAt(values, name)),
      })}
      save={save}
      valuesOf={(present) => toForm(answer.parse(present))}
      refetch={() => refetchAfter(endpoint)}
    />
  );
};
