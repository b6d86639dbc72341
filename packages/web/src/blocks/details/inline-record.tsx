import { valueAt } from '@attestry/contract/kernel/fields.ts';
import type { FieldValues } from 'react-hook-form';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { FormSection } from '../form-screen/form-parts.ts';
import { LeaveGuard } from '../form-screen/leave-guard.tsx';
import { InlineValue } from './inline-value.tsx';
import { type Edit, StaleEdit, useSaveQueue } from './saves.tsx';
import { useUnsaved } from './use-unsaved.ts';

export interface InlineRecordParts extends Pick<Edit, 'values' | 'version' | 'valuesOf'> {
  sections: readonly FormSection[];
  /** Whether this reader may change a field, and whether it is required. */
  marks: (name: string) => { editable: boolean; required: boolean };
  /** Sends the change of one field with a quiet client; returns the new version. */
  save: (change: FieldValues, version: string) => Promise<string>;
  refetch: () => Promise<unknown>;
}

/** The fields of a record by section, each edited in place by readers who may do so. */
export const InlineRecord = (props: InlineRecordParts) => {
  const { sections, values, version, valuesOf, marks, save, refetch } = props;
  const { question, save: saveInTurn } = useSaveQueue(refetch);
  const [unsaved, reportUnsaved] = useUnsaved();
  const fields = sections.flatMap((section) => section.fields);
  const saveField = (name: string, value: unknown) => {
    const change = { [name]: value };
    return saveInTurn({ version, change, fields, values, valuesOf, send: (edited) => save(change, edited) });
  };
  return (
    <>
      {sections.map((section) => (
        <Panel key={section.title} title={section.title}>
          <FieldRows>
            {section.fields.map((field) => (
              <FieldRow key={field.name} label={field.label}>
                <InlineValue
                  field={field}
                  value={valueAt(values, field.name)}
                  {...marks(field.name)}
                  onSave={(value) => saveField(field.name, value)}
                  onUnsaved={(now) => reportUnsaved(field.name, now)}
                />
              </FieldRow>
            ))}
          </FieldRows>
        </Panel>
      ))}
      <StaleEdit question={question} />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
};
