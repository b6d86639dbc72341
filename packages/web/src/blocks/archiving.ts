import { i18n } from '../kernel/texts.ts';
import type { RowAction } from './list-screen/list-parts.ts';

interface Archivable {
  id: string;
  status: string;
  visuals: { isAbleToArchive: boolean };
}

type Call = (record: { params: { id: string } }) => Promise<unknown>;

/** The entry that archives a record or takes it back, for those who may. A failure shows the banner. */
export const archiveAction = (
  calls: { archive: Call; unarchive: Call },
  forget: () => Promise<unknown>,
): RowAction<Archivable> => ({
  label: ({ status }) => (status === 'Archived' ? i18n.t('Unarchive') : i18n.t('Archive')),
  offered: ({ visuals }) => visuals.isAbleToArchive,
  run: ({ id, status }) => {
    const change = status === 'Archived' ? calls.unarchive : calls.archive;
    void change({ params: { id } }).then(forget, () => undefined);
  },
});
