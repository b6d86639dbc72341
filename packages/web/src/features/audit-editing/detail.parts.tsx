import type { ReactNode } from 'react';
import { InlineValue } from '../../blocks/details/inline-value.tsx';
import { useChoicesById } from '../../blocks/searched-lookups.ts';
import { i18n } from '../../kernel/texts.ts';
import { Missing } from '../../ui/missing.tsx';
import { ChangedValue } from './changed-value.parts.tsx';
import { checkDetail, type DetailField, type DetailName, detailFields, detailValues } from './detail-fields.parts.tsx';
import { useEditing } from './editing.parts.tsx';

/** An owner that may not edit the audit may still decide whether it is shown publicly. */
const mayEdit = (
  name: DetailName,
  { visuals }: { visuals: { isAbleToEdit: boolean; isAbleToSetVisibility: boolean } },
) => visuals.isAbleToEdit || (name === 'isVisibleInPublicDirectory' && visuals.isAbleToSetVisibility);

/** The value of a detail, changed or as read; that of the owner has id and name. */
const useDetailValue = (field: DetailField | undefined): unknown => {
  const editing = useEditing();
  const held = editing?.changes.find(({ name }) => name === field?.name)?.after;
  const isOwner = field?.name === 'auditOwnerId';
  const [owner] = useChoicesById('company', isOwner && typeof held === 'string' && held !== '' ? [held] : []);
  if (!editing || !field) return undefined;
  if (isOwner) return held === undefined ? editing.audit.auditOwner : (owner ?? held);
  return held ?? detailValues(editing.audit)[field.name];
};

interface EditedDetailProps {
  name: DetailName;
  /** Replaces the detail's own label. */
  label?: string;
  /** How the detail is shown to readers who may not change it. */
  children: ReactNode;
}

/** A detail of an audit, edited in place by readers who may do so. */
export const EditedDetail = ({ name, label, children }: EditedDetailProps) => {
  const editing = useEditing();
  const field = detailFields().find((one) => one.name === name);
  const value = useDetailValue(field);
  const still = children || <Missing />;
  if (!editing || !field) return still;
  return (
    <ChangedValue name={name}>
      <InlineValue
        field={{ ...field, ...(label && { label }) }}
        value={value}
        editable={mayEdit(name, editing.audit)}
        still={still}
        required
        check={(edited) => checkDetail(name, edited)}
        saveLabel={i18n.t('Keep')}
        onSave={async (edited) => editing.change({ [name]: String(edited) })}
        onUnsaved={(unsaved) => editing.reportUnsaved(name, unsaved)}
      />
    </ChangedValue>
  );
};
