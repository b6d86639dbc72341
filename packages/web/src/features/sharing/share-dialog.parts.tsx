import type { ShareTarget, ShareTargetPage } from '@attestry/contract/features/sharing/sharing.schema.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { ActionIcon, Button, Radio, TextInput } from '@mantine/core';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { LeftOutRows } from '../../blocks/asking/left-out.tsx';
import type { Command } from '../../blocks/asking/run-command.ts';
import { asRowCommand } from '../../blocks/asking/send-each.ts';
import type { SelectedRows } from '../../blocks/list-screen/list-parts.ts';
import { emptyText } from '../../blocks/use-lookup-results.ts';
import { sentenceOf } from '../../kernel/api-error.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { SharedContent, shareBody, shareMessage, targetDetails, targetKey } from './share-target.parts.tsx';
import styles from './sharing.module.css';
import { quietSharingCalls, sharingApis } from './sharing.parts.tsx';
import { bySimilarity, longestTerm, MoreTargets, useTargetSearch } from './target-search.parts.tsx';

interface Shared {
  type: ShareableEntity;
  id: string;
}

/** Whether the record was already shared with the target. */
interface Before {
  before: boolean;
}

const countedRecords = (type: ShareableEntity, count: number): string =>
  ({
    audit: i18n.t('{count, plural, one {one audit} other {# audits}}', { count }),
    site: i18n.t('{count, plural, one {one site} other {# sites}}', { count }),
    company: i18n.t('{count, plural, one {one company} other {# companies}}', { count }),
  })[type];

const ending = (record: Shared, target: ShareTarget): Command<Before> => ({
  send: async () => {
    await quietSharingCalls[record.type].removeShare({ body: shareBody(record, target) });
    return { before: true };
  },
  message: () => shareMessage(false, target),
  messageForMany: (_, count) =>
    i18n.t('{records} no longer shared with {name}', {
      records: countedRecords(record.type, count),
      name: target.name,
    }),
  endpoint: sharingApis[record.type].share,
});

/** Shares a record. Undo ends only those shares that did not exist before. */
const sharing = (record: Shared, target: ShareTarget, mayEnd: boolean): Command<Before> => ({
  send: async () => {
    const { listShares, share } = quietSharingCalls[record.type];
    const shares = await listShares({ params: { id: record.id } });
    const before = shares.some(({ id, type, isShared }) => isShared && id === target.id && type === target.type);
    if (!before) await share({ body: shareBody(record, target) });
    return { before };
  },
  message: () => shareMessage(true, target),
  messageForMany: (_, count) =>
    i18n.t('{records} shared with {name}', { records: countedRecords(record.type, count), name: target.name }),
  undo: ({ before }) => (before || !mayEnd ? undefined : ending(record, target)),
  endpoint: sharingApis[record.type].share,
});

const asRadio = (target: ShareTarget) => (
  <Radio
    key={targetKey(target)}
    value={targetKey(target)}
    label={<bdi>{target.name}</bdi>}
    description={<PartsLine parts={targetDetails(target)} />}
  />
);

const isSame = (target: ShareTarget) => (other: ShareTarget) => targetKey(other) === targetKey(target);

/** The search, and the target chosen, which stays chosen whatever is searched next. */
const useTargetChoice = (record: Shared) => {
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<ShareTarget>();
  const search = useTargetSearch(record, typed);
  return { typed, setTyped, search, chosen, choose };
};

type TargetChoice = ReturnType<typeof useTargetChoice>;

/** Why no targets are shown, or that there are more. */
const SearchMessage = ({ typed, search: { page, busy, error } }: Pick<TargetChoice, 'typed' | 'search'>) => {
  if (error) return <p role="alert">{sentenceOf(error)}</p>;
  if (!page || page.results.length === 0) return <p role="status">{emptyText(typed, busy)}</p>;
  return <MoreTargets page={page} />;
};

interface TargetRadiosProps extends Pick<TargetChoice, 'chosen' | 'choose'> {
  page: Pick<ShareTargetPage, 'results' | 'similarFrom'> | undefined;
  /** Clears the choice. */
  onClear: () => void;
}

/** The targets found, below the chosen one if the search does not show it. */
const TargetRadios = ({ page = { results: [] }, chosen, choose, onClear }: TargetRadiosProps) => {
  const { found, similar } = bySimilarity(page);
  const hidden = chosen && !page.results.some(isSame(chosen)) ? chosen : undefined;
  const shown = [...(hidden ? [hidden] : []), ...page.results];
  if (shown.length === 0) return null;
  return (
    <Radio.Group
      label={i18n.t('Share with')}
      value={chosen ? targetKey(chosen) : ''}
      onChange={(key) => choose(shown.find((target) => targetKey(target) === key))}
    >
      {hidden && (
        <div className={styles.kept}>
          {asRadio(hidden)}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={i18n.t('Clear {label}', { label: hidden.name })}
            onClick={onClear}
          >
            <X size={17} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
      <div className={styles.found}>
        {found.map(asRadio)}
        {similar.length > 0 && (
          <fieldset className={styles.resembling}>
            <legend>{i18n.t('Similar names')}</legend>
            {similar.map(asRadio)}
          </fieldset>
        )}
      </div>
    </Radio.Group>
  );
};

interface ShareDialogProps extends SelectedRows<{ id: string }> {
  type: ShareableEntity;
}

/** Shares the selected records with one organisation. The search offers the targets of the first record. */
export const ShareDialog = ({ type, rows, leftOut, run, onClose }: ShareDialogProps) => {
  const mayEnd = useCan()(sharingApis[type].removeShare.permission);
  const { typed, setTyped, search, chosen, choose } = useTargetChoice({ type, id: rows[0]?.id ?? '' });
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    choose(undefined);
    field.current?.focus();
  };
  return (
    <Dialog opened onClose={onClose} title={i18n.t('Share {records}', { records: countedRecords(type, rows.length) })}>
      <div className={styles.asked}>
        <SharedContent type={type} count={rows.length} />
        <LeftOutRows leftOut={leftOut} />
        <TextInput
          ref={field}
          data-autofocus
          type="search"
          label={i18n.t('Find an organisation')}
          placeholder={i18n.t('Name or ID')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<Search size={16} aria-hidden="true" />}
          maxLength={longestTerm}
        />
        <SearchMessage typed={typed} search={search} />
        <TargetRadios page={search.error ? undefined : search.page} chosen={chosen} choose={choose} onClear={clear} />
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {i18n.t('Cancel')}
        </Button>
        <WhyNot reason={chosen ? undefined : i18n.t('Choose an organisation first')}>
          <Button onClick={() => chosen && run(({ id }) => asRowCommand(sharing({ type, id }, chosen, mayEnd)))}>
            {i18n.t('Share')}
          </Button>
        </WhyNot>
      </DialogButtons>
    </Dialog>
  );
};
