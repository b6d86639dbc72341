import type { ShareTarget } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { Loader, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { forget } from '../../blocks/forget.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './sharing.module.css';
import type { SharedRecord } from './sharing.parts.tsx';
import { sharingCalls } from './sharing.parts.tsx';

interface TargetProps {
  record: SharedRecord;
  target: ShareTarget;
}

/** Whether it is shared now, and how to change that. A failure shows the banner and changes nothing. */
const useShare = ({ record, target }: TargetProps) => {
  const [isShared, setShared] = useState(target.isShared);
  const { name } = target;
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => {
      const { share, removeShare } = sharingCalls[record.type];
      const body = { sharedWithType: target.type, sharedWithId: target.id, sharedId: record.id };
      return on ? share({ body }) : removeShare({ body });
    },
    onSuccess: (answer) => {
      setShared(answer.isShared);
      showSnackbar(
        answer.isShared ? i18n.t('Shared with {name}', { name }) : i18n.t('No longer sharing with {name}', { name }),
      );
      // Lists of companies tell whether something of theirs is shared.
      void forget(record.type, 'company');
    },
  });
  return { isShared, isPending, share: mutate };
};

const placeOf = ({ typeName, id, location }: ShareTarget): string =>
  [typeName, id, location.addressLine1, location.country.name].filter(Boolean).join(' · ');

const Target = (props: TargetProps) => {
  const { isShared, isPending, share } = useShare(props);
  const { target } = props;
  return (
    <li className={styles.target} aria-busy={isPending}>
      <div className={styles.words}>
        <bdi className={styles.name}>{target.name}</bdi>
        <span className={styles.place}>{placeOf(target)}</span>
      </div>
      {isPending && <Loader size={18} role="status" aria-label={i18n.t('Saving')} />}
      <Switch
        size="md"
        aria-label={i18n.t('Share with {name}', { name: target.name })}
        checked={isShared}
        // Not disabled meanwhile, or the keyboard would lose its place.
        onChange={(event) => !isPending && share(event.currentTarget.checked)}
      />
    </li>
  );
};

/** Organisations, each with the switch that shares the record with it. */
export const Targets = ({ record, targets }: { record: SharedRecord; targets: readonly ShareTarget[] }) => (
  <ul className={styles.targets}>
    {targets.map((target) => (
      <Target key={`${target.type} ${target.id}`} record={record} target={target} />
    ))}
  </ul>
);
