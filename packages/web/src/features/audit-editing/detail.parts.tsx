import type { ReactNode } from 'react';
import { InlineValue } from '../../blocks/details/inline-value.tsx';
import { Missing } from '../../ui/missing.tsx';
import { checkDetail, type DetailName, detailFields, detailValues, isRequiredDetail } from './detail-fields.parts.tsx';
import { useEditing } from './editing.parts.tsx';

/** Whoever owns an audit without being able to edit it still decides whether it is shown publicly. */
const mayEdit = (
  name: DetailName,
  { visuals }: { visuals: { isAbleToEdit: boolean; isAbleToSetVisibility: boolean } },
) => visuals.isAbleToEdit || (name === 'isVisibleInPublicDirectory' && visuals.isAbleToSetVisibility);

interface EditedDetailProps {
  name: DetailName;
  /** What it is called here, where that is more than its label. */
  label?: string;
  /** How it reads for those who may not change it. */
  children: ReactNode;
}

/** One of an audit's details, edited where it stands by those who may. */
export const EditedDetail = ({ name, label, children }: EditedDetailProps) => {
  const editing = useEditing();
  const field = detailFields().find((one) => one.name === name);
  const still = children || <Missing />;
  if (!editing || !field) return still;
  const { audit, saveDetails, tellUnsaved } = editing;
  return (
    <InlineValue
      field={{ ...field, ...(label && { label }) }}
      value={detailValues(audit)[name]}
      editable={mayEdit(name, audit)}
      still={still}
      required={isRequiredDetail(name)}
      check={(value) => checkDetail(name, value)}
      onSave={(value) => saveDetails({ [name]: value })}
      onUnsaved={(unsaved) => tellUnsaved(name, unsaved)}
    />
  );
};
