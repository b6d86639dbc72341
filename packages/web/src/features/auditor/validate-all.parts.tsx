import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import type { Auditor, Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { refetchAfter } from '../../blocks/refetch.ts';
import { showFailure } from '../../kernel/api.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons, LeaveButton } from '../../ui/dialog.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import styles from './auditor.module.css';
import { auditorName, quietAuditorCalls } from './auditor.parts.tsx';
import { validationIsFinal } from './validation-questions.parts.tsx';

/** The qualifications that this reader may validate. */
export const validatableOf = ({ standards }: Auditor): Qualification[] =>
  standards.flatMap(({ qualifications }) => qualifications.filter(({ visuals }) => visuals.isAbleToValidate));

interface ValidateAllProps {
  auditor: Auditor;
  onClose: () => void;
}

const useChosen = (auditor: Auditor) => {
  const [profile, setProfile] = useState(auditor.visuals.isAbleToValidate);
  const [left, setLeft] = useState<readonly string[]>([]);
  const ids = validatableOf(auditor)
    .map(({ qualificationId }) => qualificationId)
    .filter((id) => !left.includes(id));
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return { profile, setProfile, ids, toggle };
};

/** Validates the profile and its qualifications, with a call for each. */
const send = async (auditorId: string, profile: boolean, ids: string[]) => {
  if (profile) await quietAuditorCalls.validate({ body: { auditorId } });
  if (ids.length > 0) await quietAuditorCalls.validateQualifications({ query: { auditorId }, body: ids });
};

const Choices = ({ auditor, chosen }: { auditor: Auditor; chosen: ReturnType<typeof useChosen> }) => (
  <div className={styles.choices}>
    {auditor.visuals.isAbleToValidate && (
      <Checkbox
        checked={chosen.profile}
        onChange={({ currentTarget }) => chosen.setProfile(currentTarget.checked)}
        label={i18n.t('The profile')}
      />
    )}
    {auditor.standards.flatMap((standard) =>
      standard.qualifications
        .filter(({ visuals }) => visuals.isAbleToValidate)
        .map(({ qualificationId, entityName }) => (
          <Checkbox
            key={qualificationId}
            checked={chosen.ids.includes(qualificationId)}
            onChange={() => chosen.toggle(qualificationId)}
            label={<bdi>{entityName}</bdi>}
            description={<bdi>{standard.name}</bdi>}
          />
        )),
    )}
  </div>
);

/** Validates what is chosen of the profile and its qualifications; at first, everything that waits. */
export const ValidateAll = ({ auditor, onClose }: ValidateAllProps) => {
  const chosen = useChosen(auditor);
  const [busy, setBusy] = useState(false);
  const name = auditorName(auditor);
  const run = async () => {
    setBusy(true);
    try {
      await send(auditor.id, chosen.profile, chosen.ids);
      showSnackbar(i18n.t('Validated: {name}', { name }));
    } catch (error) {
      showFailure(error);
    }
    onClose();
    await refetchAfter(auditorApi.validateQualifications);
  };
  const isEmpty = !chosen.profile && chosen.ids.length === 0;
  return (
    <Dialog opened onClose={() => busy || onClose()} title={i18n.t('Validate all of {name}', { name })}>
      <p>{validationIsFinal()}</p>
      <Choices auditor={auditor} chosen={chosen} />
      <DialogButtons>
        <LeaveButton busy={busy} onLeave={onClose}>
          {i18n.t('Cancel')}
        </LeaveButton>
        <WhyNot reason={isEmpty ? i18n.t('Choose what to validate') : undefined}>
          <Button data-autofocus loading={busy} onClick={() => void run()}>
            {i18n.t('Validate')}
          </Button>
        </WhyNot>
      </DialogButtons>
    </Dialog>
  );
};
