import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import {
  auditSubmissions,
  type CertificationBody,
  suspensionForm,
  unsuspensionForm,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { Select } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useBoundField } from '../../blocks/fields/use-bound-field.tsx';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import type { CustomFieldState, FormField } from '../../blocks/form-screen/form-parts.ts';
import { refetchAfter } from '../../blocks/refetch.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietCalls } from './certification-body.parts.tsx';

const types = () => [
  { value: 'Limited', label: i18n.t('Limited/Under Probation') },
  { value: 'Full', label: i18n.t('Full Suspension') },
];

/** A full suspension preselects Prohibit for audit submissions; the reader may choose otherwise. */
const SuspensionType = (state: CustomFieldState) => {
  const { value, change, input } = useBoundField({ ...state, label: i18n.t('Type') });
  const { setValue } = useFormContext();
  const choose = (type: string | null) => {
    change(type ?? '');
    if (type === 'Full') setValue('auditSubmissionStatus', 'Prohibit', { shouldDirty: true });
  };
  return <Select {...input} data={types()} value={value || null} onChange={choose} />;
};

const standingFields = (): FormField<'removeFromPublicView' | 'auditSubmissionStatus'>[] => [
  { kind: 'switch', name: 'removeFromPublicView', label: i18n.t('Remove from the public directory') },
  {
    kind: 'select',
    name: 'auditSubmissionStatus',
    label: i18n.t('Audit submissions'),
    options: auditSubmissions.map((value) => ({ value, label: i18n.t(value) })),
  },
];

interface DialogProps {
  body: CertificationBody;
  onClose: () => void;
}

const useDone = (onClose: () => void) => async (message: string) => {
  await refetchAfter(certificationBodyApi.suspend);
  showSnackbar(message);
  onClose();
};

export const SuspendDialog = ({ body, onClose }: DialogProps) => {
  const done = useDone(onClose);
  const { id, removeFromPublicView, auditSubmissionStatus } = body;
  return (
    <FormDialog
      title={i18n.t('Suspend {name}', { name: body.mainOffice?.name ?? '' })}
      schema={suspensionForm}
      values={{ removeFromPublicView, auditSubmissionStatus }}
      fields={[
        {
          kind: 'custom',
          name: 'suspensionStatus',
          label: i18n.t('Type'),
          render: (state) => <SuspensionType {...state} />,
        },
        ...standingFields(),
      ]}
      save={(form) => quietCalls.suspend({ params: { id }, body: form })}
      saveLabel={i18n.t('Suspend')}
      onSaved={() => void done(i18n.t('Certification body suspended'))}
      onClose={onClose}
    />
  );
};

/** Preselects the settings from before the suspension. */
export const UnsuspendDialog = ({ body, onClose }: DialogProps) => {
  const done = useDone(onClose);
  const { removeFromPublicView, auditSubmissionStatus } = body.beforeSuspension ?? body;
  return (
    <FormDialog
      title={i18n.t('Unsuspend {name}', { name: body.mainOffice?.name ?? '' })}
      schema={unsuspensionForm}
      values={{ removeFromPublicView, auditSubmissionStatus }}
      fields={standingFields()}
      save={(form) => quietCalls.unsuspend({ params: { id: body.id }, body: form })}
      saveLabel={i18n.t('Unsuspend')}
      onSaved={() => void done(i18n.t('Suspension ended'))}
      onClose={onClose}
    />
  );
};
