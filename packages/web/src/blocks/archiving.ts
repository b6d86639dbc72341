import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { Archive, ArchiveRestore } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import { askFirst, type Effect, type Question } from './asking/ask-first.ts';
import { nothingIsDeleted } from './asking/effects.ts';
import { noneIsDeleted } from './asking/effects-of-many.ts';
import { type Command, runCommand } from './asking/run-command.ts';
import { asRowCommand } from './asking/send-each.ts';
import type { RowAction } from './list-screen/list-parts.ts';

interface Archivable {
  id: string;
  name: string;
  status: string;
  visuals: { isAbleToArchive: boolean };
}

type Call = (record: { params: { id: string } }) => Promise<Archivable>;

export interface Archiving {
  archive: Call;
  unarchive: Call;
}

export interface ArchivingParts {
  /** Quiet, because the command shows its failure itself. */
  calls: Archiving;
  /** Also archives what belongs to the record; absent if that is not offered. */
  callsForAll?: Archiving;
  /** The archive endpoint; its permission decides what is refetched. */
  endpoint: Pick<Endpoint, 'permission'>;
  /** The effects of archiving on others, and an optional choice to archive more. */
  effects: (id: string) => Promise<{ effects: readonly Effect[]; choice?: Question['choice'] }>;
  /** The effects of archiving several records. */
  effectsOfMany: (records: readonly Archivable[]) => Promise<readonly Effect[]>;
  /** The button's label, such as “Archive site”, and its plural. */
  confirmLabel: string;
  confirmLabelForMany: string;
}

const commandFor = (
  calls: Archiving,
  { id }: Pick<Archivable, 'id'>,
  archives: boolean,
  parts: ArchivingParts,
): Command<Archivable> => ({
  send: () => (archives ? calls.archive : calls.unarchive)({ params: { id } }),
  message: ({ name }) => (archives ? i18n.t('{name} is archived', { name }) : i18n.t('{name} is unarchived', { name })),
  undo: ({ visuals }) => (visuals.isAbleToArchive ? commandFor(calls, { id }, !archives, parts) : undefined),
  endpoint: parts.endpoint,
});

const questionOf = async (record: Archivable, parts: ArchivingParts): Promise<Question> => {
  const { effects, choice } = await parts.effects(record.id);
  return {
    title: i18n.t('Archive {name}?', { name: record.name }),
    effects: [...effects, nothingIsDeleted()],
    choice,
    cancelLabel: i18n.t('Keep it'),
    confirmLabel: parts.confirmLabel,
    dangerous: true,
    run: (chosen) => runCommand(commandFor((chosen && parts.callsForAll) || parts.calls, record, true, parts)),
  };
};

const questionOfMany = async (records: readonly Archivable[], parts: ArchivingParts, run: () => void) => ({
  title: i18n.t('Archive {count, plural, one {one record} other {# records}}?', { count: records.length }),
  effects: [...(await parts.effectsOfMany(records)), noneIsDeleted()],
  cancelLabel: i18n.t('Keep them'),
  confirmLabel: parts.confirmLabelForMany,
  dangerous: true as const,
  run: async () => run(),
});

/** The menu entries that archive a record after a question, and unarchive it. A failure shows the banner. */
export const archiveActions = (parts: ArchivingParts): RowAction<Archivable>[] => [
  {
    label: i18n.t('Archive'),
    icon: Archive,
    group: i18n.t('Record'),
    dangerous: () => true,
    offered: ({ status, visuals }) => status !== 'Archived' && visuals.isAbleToArchive,
    run: (record) => askFirst(questionOf(record, parts)),
    bulk: {
      command: (record) => asRowCommand(commandFor(parts.calls, record, true, parts)),
      question: (records, run) => questionOfMany(records, parts, run),
    },
  },
  {
    label: i18n.t('Unarchive'),
    icon: ArchiveRestore,
    group: i18n.t('Record'),
    leads: 'first',
    offered: ({ status, visuals }) => status === 'Archived' && visuals.isAbleToArchive,
    run: (record) => void runCommand(commandFor(parts.calls, record, false, parts)),
    bulk: { command: (record) => asRowCommand(commandFor(parts.calls, record, false, parts)) },
  },
];
