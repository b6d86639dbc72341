import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { Archive } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import { askFirst, type Effect, type Question } from './asking/ask-first.ts';
import { nothingIsDeleted } from './asking/effects.ts';
import { type Command, runCommand } from './asking/run-command.ts';
import type { RowAction } from './list-screen/list-parts.ts';

interface Archivable {
  id: string;
  name: string;
  status: string;
  visuals: { isAbleToArchive: boolean };
}

type Call = (record: { params: { id: string } }) => Promise<Archivable>;

/** How to archive and unarchive a record. */
export interface Archiving {
  archive: Call;
  unarchive: Call;
}

export interface ArchivingParts {
  calls: Archiving;
  /** Also archives what belongs to the record, if that is offered. */
  callsForAll?: Archiving;
  /** The archive command, which determines what is refetched. */
  endpoint: Pick<Endpoint, 'permission'>;
  /** The effects of archiving on others. */
  effects: (id: string) => Promise<{ effects: readonly Effect[]; choice?: Question['choice'] }>;
  /** The label of the button, such as “Archive site”. */
  confirmLabel: string;
}

const change = (
  calls: Archiving,
  { id }: Pick<Archivable, 'id'>,
  isArchived: boolean,
  { endpoint }: ArchivingParts,
) => {
  const command = (archives: boolean): Command<Archivable> => ({
    send: () => (archives ? calls.archive : calls.unarchive)({ params: { id } }),
    message: ({ name }) =>
      archives ? i18n.t('{name} is archived', { name }) : i18n.t('{name} is unarchived', { name }),
    undo: ({ visuals }) => (visuals.isAbleToArchive ? command(!archives) : undefined),
    endpoint,
  });
  return runCommand(command(isArchived));
};

const questionOf = async ({ id, name }: Archivable, parts: ArchivingParts): Promise<Question> => {
  const { effects, choice } = await parts.effects(id);
  return {
    title: i18n.t('Archive {name}?', { name }),
    effects: [...effects, nothingIsDeleted()],
    choice,
    cancelLabel: i18n.t('Keep it'),
    confirmLabel: parts.confirmLabel,
    dangerous: true,
    run: (chosen) => change((chosen && parts.callsForAll) || parts.calls, { id }, true, parts),
  };
};

/** The menu entry that archives a record after confirmation, or unarchives it. A failure shows the banner. */
export const archiveAction = (parts: ArchivingParts): RowAction<Archivable> => ({
  label: ({ status }) => (status === 'Archived' ? i18n.t('Unarchive') : i18n.t('Archive')),
  icon: Archive,
  group: i18n.t('Record'),
  dangerous: ({ status }) => status !== 'Archived',
  offered: ({ visuals }) => visuals.isAbleToArchive,
  run: (record) => {
    if (record.status === 'Archived') void change(parts.calls, record, false, parts);
    else askFirst(questionOf(record, parts));
  },
});
