import type { ShareState, ShareTarget } from '@attestry/contract/features/sharing/sharing.schema.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { Loader, Switch } from '@mantine/core';
import { useState } from 'react';
import { type Command, runCommand } from '../../blocks/asking/run-command.ts';
import { formatDayOfMoment } from '../../kernel/days.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { PartsLine } from '../../ui/parts-line.tsx';
import styles from './sharing.module.css';
import type { SharedRecord } from './sharing.parts.tsx';
import { isShownIfShared, quietSharingCalls, sharingApis } from './sharing.parts.tsx';

interface TargetProps {
  record: SharedRecord;
  target: ShareTarget;
}

/** Sites, companies and certification bodies are numbered apart. */
export const targetKey = ({ type, id }: ShareTarget): string => `${type} ${id}`;

/** The body of the commands that share a record with the target and end the share. */
export const shareBody = ({ id }: Pick<SharedRecord, 'id'>, target: ShareTarget) => ({
  sharedWithType: target.type,
  sharedWithId: target.id,
  sharedId: id,
});

export const shareMessage = (isShared: boolean, { name }: ShareTarget): string =>
  isShared ? i18n.t('Shared with {name}', { name }) : i18n.t('No longer sharing with {name}', { name });

/** Shares the record with the target, or ends the share. Undo is offered to readers who may do the opposite. */
const useShareCommand = ({ record, target }: TargetProps) => {
  const can = useCan();
  const { share, removeShare } = quietSharingCalls[record.type];
  const endpoints = sharingApis[record.type];
  const body = shareBody(record, target);
  const mayShare = (on: boolean) =>
    on ? can(endpoints.share.permission) && isShownIfShared(record) : can(endpoints.removeShare.permission);
  return (on: boolean, show: (state: ShareState) => void): Command<ShareState> => {
    const command = (shares: boolean): Command<ShareState> => ({
      send: async () => {
        const state = await (shares ? share({ body }) : removeShare({ body }));
        show(state);
        return state;
      },
      message: ({ isShared }) => shareMessage(isShared, target),
      undo: () => (mayShare(!shares) ? command(!shares) : undefined),
      endpoint: endpoints.share,
    });
    return command(on);
  };
};

/** The state of a share, since when and by whom, with its switch. A failure shows the banner and changes nothing. */
const useShare = (props: TargetProps) => {
  const [state, setState] = useState<ShareState>(props.target);
  const [isPending, setPending] = useState(false);
  const command = useShareCommand(props);
  const share = (on: boolean) => {
    setPending(true);
    void runCommand(command(on, setState)).finally(() => setPending(false));
  };
  return { state, isPending, share };
};

/** Details that tell organisations of the same name apart. */
export const targetDetails = ({ typeName, id, location }: ShareTarget): string[] =>
  [typeName, id, location.addressLine1, location.country.name].filter(Boolean);

const givenWords = ({ since, sharedBy: name }: ShareState): string | undefined => {
  if (since === null) return undefined;
  const day = formatDayOfMoment(since);
  return name === null ? i18n.t('Shared since {day}', { day }) : i18n.t('Shared since {day} by {name}', { day, name });
};

/** What an organisation sees of the records shared with it. */
export const SharedContent = ({ type, count = 1 }: { type: ShareableEntity; count?: number }) => {
  const words: Record<ShareableEntity, string> = {
    company: i18n.t(
      'An organisation you share {count, plural, one {this company with sees the company, all its sites} other {these companies with sees the companies, all their sites}} and all their audits, those to come too: full reports, documents and PDFs. Audits of another owner who blocks sharing are left out.',
      { count },
    ),
    site: i18n.t(
      'An organisation you share {count, plural, one {this site with sees the site and all its audits} other {these sites with sees the sites and all their audits}}, those to come too: full reports, documents and PDFs. Audits of another owner who blocks sharing are left out.',
      { count },
    ),
    audit: i18n.t(
      'An organisation you share {count, plural, one {this audit with sees all of it: the full report, the documents and the PDF} other {these audits with sees all of them: full reports, documents and PDFs}}.',
      { count },
    ),
  };
  return (
    <p className={styles.given}>
      {words[type]}{' '}
      {i18n.t('Those of its users who get alerts are told by email. Switching a share off ends it at once.')}
    </p>
  );
};

const Target = (props: TargetProps) => {
  const { state, isPending, share } = useShare(props);
  const { target } = props;
  const place = targetDetails(target);
  return (
    <li className={styles.target} aria-busy={isPending}>
      <div className={styles.words}>
        <bdi className={styles.name}>{target.name}</bdi>
        <span className={styles.place}>
          <PartsLine parts={place} />
        </span>
        {state.isShared && <span className={styles.place}>{givenWords(state)}</span>}
      </div>
      {isPending && <Loader size={18} role="status" aria-label={i18n.t('Saving')} />}
      <Switch
        size="md"
        aria-label={i18n.t('Share with {name}, {place}', { name: target.name, place: place.join(', ') })}
        checked={state.isShared}
        // Not disabled while saving, because a disabled field loses the keyboard focus.
        onChange={(event) => !isPending && share(event.currentTarget.checked)}
      />
    </li>
  );
};

/** Organisations, each with a switch that shares the record with it. */
export const Targets = ({ record, targets }: { record: SharedRecord; targets: readonly ShareTarget[] }) => (
  <ul>
    {targets.map((target) => (
      <Target key={targetKey(target)} record={record} target={target} />
    ))}
  </ul>
);
