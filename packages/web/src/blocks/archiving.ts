import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { i18n } from '../kernel/texts.ts';
import { askFirst, type Effect, type Question } from './asking/ask-first.ts';
import { carryOut } from './asking/carry-out.ts';
import { nothingIsDeleted } from './asking/effects.ts';
import type { RowAction } from './list-screen/list-parts.ts';

interface Archivable {
  id: string;
  name: string;
  status: string;
  visuals: { isAbleToArchive: boolean };
}

type Call = (record: { params: { id: string } }) => Promise<Archivable>;

/** Archives a record, and takes it back. */
export interface Archiving {
  archive: Call;
  unarchive: Call;
}

export interface ArchivingParts {
  calls: Archiving;
  /** The same with what belongs to the record, where that is offered. */
  together?: Archiving;
  /** What archives the record, from which follows what is read anew. */
  endpoint: Pick<Endpoint, 'permission'>;
  /** What archiving the record changes for others. */
  effects: (id: string) => Promise<{ effects: readonly Effect[]; choice?: Question['choice'] }>;
  /** The words of the button, such as “Archive site”. */
  goAhead: string;
}

const change = (calls: Archiving, { id }: Pick<Archivable, 'id'>, away: boolean, { endpoint }: ArchivingParts) => {
  const command = (archives: boolean): Parameters<typeof carryOut<Archivable>>[0] => ({
    send: () => (archives ? calls.archive : calls.unarchive)({ params: { id } }),
    says: ({ name }) => (archives ? i18n.t('{name} is archived', { name }) : i18n.t('{name} is unarchived', { name })),
    back: ({ visuals }) => (visuals.isAbleToArchive ? command(!archives) : undefined),
    endpoint,
  });
  return carryOut(command(away));
};

const questionOf = async ({ id, name }: Archivable, parts: ArchivingParts): Promise<Question> => {
  const { effects, choice } = await parts.effects(id);
  return {
    title: i18n.t('Archive {name}?', { name }),
    effects: [...effects, nothingIsDeleted()],
    choice,
    keep: i18n.t('Keep it'),
    goAhead: parts.goAhead,
    dangerous: true,
    run: (chosen) => change((chosen && parts.together) || parts.calls, { id }, true, parts),
  };
};

/** The entry that archives a record, once it is asked whether that is meant, or takes it back. A failure shows the banner. */
export const archiveAction = (parts: ArchivingParts): RowAction<Archivable> => ({
  label: ({ status }) => (status === 'Archived' ? i18n.t('Unarchive') : i18n.t('Archive')),
  offered: ({ visuals }) => visuals.isAbleToArchive,
  run: (record) => {
    if (record.status === 'Archived') void change(parts.calls, record, false, parts);
    else askFirst(questionOf(record, parts));
  },
});
