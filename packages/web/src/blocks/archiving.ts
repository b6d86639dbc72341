import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { Archive, ArchiveRestore } from 'lucide-react';
import { showFailure } from '../kernel/api.ts';
import { i18n } from '../kernel/texts.ts';
import { archivedAlready, notArchived } from './archived-words.ts';
import { askFirst, type Effect, type Question } from './asking/ask-first.ts';
import { nothingIsDeleted } from './asking/effects.ts';
import { effectsOfEach, noneIsDeleted, someUnknown, wordsFor } from './asking/effects-of-many.ts';
import type { NameOf } from './asking/left-out-text.ts';
import { type Command, runCommand } from './asking/run-command.ts';
import { asRowCommand } from './asking/send-each.ts';
import type { RowAction } from './list-screen/list-parts.ts';
import { byVerbOf, onlyWhile } from './record/by-verb.ts';

interface Archivable {
  id: string;
  name: string;
  status: string;
  visuals: { isAbleToArchive: boolean };
  refusals?: { archive?: string | undefined };
}

type Call = (record: { params: { id: string } }) => Promise<Archivable>;

export interface Archiving {
  archive: Call;
  unarchive: Call;
}

/** A record, and what archiving it would change. */
interface Archived<E> {
  name: string;
  effects: E;
}

export interface ArchivingParts<E> {
  /** Quiet, because the command shows its failure itself. */
  calls: Archiving;
  /** Also archives what belongs to the record; absent if that is not offered. */
  callsForAll?: Archiving;
  /** The texts of the reasons for which it is refused, if there are any. */
  reasons?: Readonly<Record<string, string>>;
  /** The archive endpoint; its permission decides what is refetched. */
  endpoint: Pick<Endpoint, 'permission'>;
  /** Reads, with a quiet client, what archiving a record would change for others. */
  readEffects: (id: string) => Promise<E>;
  /** The effects of archiving one record, or several. */
  effects: (archived: readonly Archived<E>[]) => readonly Effect[];
  /** The choice to archive more than the record. */
  choice?: (effects: E) => Question['choice'];
  /** The button's label, such as “Archive site”, and its plural. */
  confirmLabel: string;
  confirmLabelForMany: string;
  /** The question about several records, such as “Archive 4 sites?”. */
  titleForMany: (count: number) => string;
}

type Commanding = Pick<ArchivingParts<never>, 'endpoint'>;

const commandFor = (
  calls: Archiving,
  { id, name }: Pick<Archivable, 'id' | 'name'>,
  archives: boolean,
  parts: Commanding,
): Command<Archivable> => ({
  name,
  send: () => (archives ? calls.archive : calls.unarchive)({ params: { id } }),
  message: ({ name }) => (archives ? i18n.t('{name} is archived', { name }) : i18n.t('{name} is unarchived', { name })),
  undo: ({ visuals }) => (visuals.isAbleToArchive ? commandFor(calls, { id, name }, !archives, parts) : undefined),
  endpoint: parts.endpoint,
});

const wordsForOne = (name: string, { confirmLabel }: Pick<ArchivingParts<never>, 'confirmLabel'>) => ({
  title: i18n.t('Archive {name}?', { name }),
  cancelLabel: i18n.t('Keep it'),
  confirmLabel,
});

const questionOf = async <E>(record: Archivable, parts: ArchivingParts<E>): Promise<Question> => {
  const { id, name } = record;
  const effects = await parts.readEffects(id).catch((error: unknown) => {
    showFailure(error);
    throw error;
  });
  return {
    ...wordsForOne(name, parts),
    effects: [...parts.effects([{ name, effects }]), nothingIsDeleted()],
    choice: parts.choice?.(effects),
    dangerous: true,
    run: (chosen) => runCommand(commandFor((chosen && parts.callsForAll) || parts.calls, record, true, parts)),
  };
};

const questionOfMany = async <E>(
  records: readonly Archivable[],
  parts: ArchivingParts<E>,
  run: () => void,
  nameOf: NameOf,
) => {
  const { answered, errors } = await effectsOfEach(records, ({ id }) => parts.readEffects(id));
  const archived = answered.map(({ row, effects }) => ({ name: nameOf(row), effects }));
  return {
    ...wordsFor(
      records,
      (record) => wordsForOne(nameOf(record), parts),
      (count) => ({
        title: parts.titleForMany(count),
        cancelLabel: i18n.t('Keep them'),
        confirmLabel: parts.confirmLabelForMany,
      }),
    ),
    effects: [...parts.effects(archived), ...someUnknown(errors), noneIsDeleted(records.length)],
    dangerous: true as const,
    run: async () => run(),
  };
};

const isArchived = ({ status }: Archivable): boolean => status === 'Archived';

/** The menu entries that archive a record after a question, and unarchive it. A failure shows the banner. */
export const archiveActions = <E>(parts: ArchivingParts<E>): RowAction<Archivable>[] => [
  {
    label: i18n.t('Archive'),
    icon: Archive,
    group: i18n.t('Record'),
    dangerous: () => true,
    ...onlyWhile((record: Archivable) => !isArchived(record), byVerbOf(parts.reasons)('archive'), archivedAlready()),
    run: (record) => askFirst(questionOf(record, parts)),
    bulk: {
      command: (record) => asRowCommand(commandFor(parts.calls, record, true, parts)),
      question: (records, run, nameOf) => questionOfMany(records, parts, run, nameOf),
    },
  },
  {
    label: i18n.t('Unarchive'),
    icon: ArchiveRestore,
    group: i18n.t('Record'),
    leads: 'first',
    ...onlyWhile(isArchived, byVerbOf(parts.reasons)('archive'), notArchived()),
    run: (record) => void runCommand(commandFor(parts.calls, record, false, parts)),
    bulk: { command: (record) => asRowCommand(commandFor(parts.calls, record, false, parts)) },
  },
];
