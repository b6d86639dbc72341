import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import {
  auditSubmissions,
  type CertificationBody,
  suspensionForm,
  unsuspensionForm,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { Select } from '@mantine/core';
import { CirclePause, CirclePlay, History } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import { EffectLines } from '../../blocks/asking/effect-lines.tsx';
import { type Command, showReversible } from '../../blocks/asking/run-command.ts';
import { useBoundField } from '../../blocks/fields/use-bound-field.tsx';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import type { CustomFieldState, FormField } from '../../blocks/form-screen/form-parts.ts';
import { refetchAfter } from '../../blocks/refetch.ts';
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

const suspendedText = () => i18n.t('Certification body suspended');
const endedText = () => i18n.t('Suspension ended');

/** Gives a certification body the suspension and the settings that it had in `before`. */
const returning = (before: CertificationBody): Command<CertificationBody> => {
  const { id, suspensionStatus, removeFromPublicView, auditSubmissionStatus } = before;
  const settings = { params: { id }, body: { removeFromPublicView, auditSubmissionStatus } };
  return {
    send: () =>
      suspensionStatus === 'Active'
        ? quietCalls.unsuspend(settings)
        : quietCalls.suspend({ ...settings, body: { ...settings.body, suspensionStatus } }),
    message: suspensionStatus === 'Active' ? endedText : suspendedText,
    endpoint: certificationBodyApi.suspend,
  };
};

const useDone =
  ({ body, onClose }: DialogProps) =>
  async (message: string) => {
    await refetchAfter(certificationBodyApi.suspend);
    showReversible(message, returning(body));
    onClose();
  };

const effectsOfSuspension = (): Effect[] => [
  {
    icon: CirclePause,
    tone: 'bad',
    message: i18n.t('Its offices are shown as Suspended, or as Probation if the suspension is limited'),
  },
  {
    icon: History,
    tone: 'good',
    message: i18n.t('Nothing is deleted'),
    more: i18n.t('The suspension can be ended at any time'),
  },
];

export const SuspendDialog = ({ body, onClose }: DialogProps) => {
  const done = useDone({ body, onClose });
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
      onSaved={() => void done(suspendedText())}
      onClose={onClose}
    >
      <EffectLines effects={effectsOfSuspension()} />
    </FormDialog>
  );
};

const effectsOfEnding = (): Effect[] => [
  { icon: CirclePlay, message: i18n.t('Its offices are shown with their own status again') },
];

/** Preselects the settings from before the suspension. */
export const UnsuspendDialog = ({ body, onClose }: DialogProps) => {
  const done = useDone({ body, onClose });
  const { removeFromPublicView, auditSubmissionStatus } = body.beforeSuspension ?? body;
  return (
    <FormDialog
      title={i18n.t('Unsuspend {name}', { name: body.mainOffice?.name ?? '' })}
      schema={unsuspensionForm}
      values={{ removeFromPublicView, auditSubmissionStatus }}
      fields={standingFields()}
      save={(form) => quietCalls.unsuspend({ params: { id: body.id }, body: form })}
      saveLabel={i18n.t('Unsuspend')}
      onSaved={() => void done(endedText())}
      onClose={onClose}
    >
      <EffectLines effects={effectsOfEnding()} />
    </FormDialog>
  );
};
