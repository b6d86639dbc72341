import type { SavedView } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { ActionIcon } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { later } from '../../../ui/later.ts';
import { readStored, removeView, shareView, unshareView, updateView } from './saved-views.ts';

const RenameViewDialog = later(async () => (await import('./view-dialogs.tsx')).RenameViewDialog);

interface ViewMenuProps {
  view: SavedView;
  /** The query that the list shows now, if it differs from that of the view. */
  shown: string | undefined;
  organisation: string | undefined;
  /** Called when the reader chooses to delete the view. */
  onRemove: () => void;
}

const removal = (view: SavedView, onRemove: () => void): MenuAction => ({
  label: i18n.t('Delete'),
  ...(!view.isOwn && { dangerous: true }),
  run: () => {
    onRemove();
    removeView(view);
  },
});

/** The actions on a saved view; renders nothing if the reader has none. */
export const ViewMenu = ({ view, shown, organisation = '', onRemove }: ViewMenuProps) => {
  const [renamed, setRenamed] = useState<Awaited<ReturnType<typeof readStored>>>();
  const { isAbleToEdit, isAbleToShare, isAbleToUnshare, isAbleToRemove } = view.visuals;
  const rename = () => void readStored(view).then(setRenamed, () => undefined);
  const entries: [boolean, MenuAction][] = [
    [isAbleToEdit, { label: i18n.t('Rename'), run: rename }],
    [
      isAbleToEdit && shown !== undefined,
      { label: i18n.t('Update to what is shown'), run: () => void updateView(view, shown ?? '') },
    ],
    [
      isAbleToShare,
      {
        label: i18n.t('Share with {organisation}', { organisation }),
        run: () => void shareView(view, organisation),
      },
    ],
    [isAbleToUnshare, { label: i18n.t('Stop sharing'), run: () => unshareView(view, organisation) }],
    [isAbleToRemove, removal(view, onRemove)],
  ];
  const actions = entries.flatMap(([offered, action]) => (offered ? [action] : []));
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu actions={actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={i18n.t('More actions for view {name}', { name: view.name })}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </ActionIcon>
      </ActionMenu>
      <Suspense>{renamed && <RenameViewDialog {...renamed} onClose={() => setRenamed(undefined)} />}</Suspense>
    </>
  );
};
