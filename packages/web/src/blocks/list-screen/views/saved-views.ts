import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import {
  type SavedView,
  type SavedViewCreateForm,
  toSavedViewForm,
} from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { quietSend, send, versionOf } from '../../../kernel/api.ts';
import { i18n } from '../../../kernel/texts.ts';
import { askFirst } from '../../asking/ask-first.ts';
import { type Command, runCommand } from '../../asking/run-command.ts';
import { refetchAfter } from '../../refetch.ts';

const calls = clientOf(send, savedViewApi);
const quietCalls = clientOf(quietSend, savedViewApi);

const refetchViews = () => refetchAfter({ kinds: ['savedView'] });

export const saveView = async (form: SavedViewCreateForm): Promise<SavedView> => {
  const saved = await quietCalls.create({ body: form });
  await refetchViews();
  return saved;
};

/** The view as stored at present, with its version. */
export const readStored = async ({ id }: SavedView) => {
  const view = await calls.read({ params: { id } });
  return { view, version: versionOf(view) };
};

export const renameView = async ({ id }: SavedView, name: string, version: string): Promise<SavedView> => {
  const renamed = await quietCalls.update({ params: { id }, body: { name }, version });
  await refetchViews();
  return renamed;
};

interface Reversible {
  send: () => Promise<unknown>;
  message: string;
  undo?: Reversible;
}

const command = ({ send: ask, message, undo }: Reversible): Command<unknown> => ({
  send: () => ask().finally(refetchViews),
  message: () => message,
  ...(undo && { undo: () => command(undo) }),
  endpoint: savedViewApi.update,
});

const run = (steps: Reversible): Promise<void> => runCommand(command(steps));

const showing = (view: SavedView, query: string) => async () => {
  const { id } = view;
  const stored = await quietCalls.read({ params: { id } });
  return quietCalls.update({ params: { id }, body: { query }, version: versionOf(stored) });
};

/** Makes the view show what the list shows now. */
export const updateView = (view: SavedView, query: string): Promise<void> =>
  run({
    send: showing(view, query),
    message: i18n.t('“{name}” now shows what you see', { name: view.name }),
    undo: { send: showing(view, view.query), message: i18n.t('“{name}” shows what it did', { name: view.name }) },
  });

const sharing = ({ id, name }: SavedView, organisation: string): Reversible => ({
  send: () => quietCalls.share({ params: { id } }),
  message: i18n.t('“{name}” is shared with {organisation}', { name, organisation }),
});

const unsharing = ({ id, name }: SavedView): Reversible => ({
  send: () => quietCalls.unshare({ params: { id } }),
  message: i18n.t('“{name}” is no longer shared', { name }),
});

export const shareView = (view: SavedView, organisation: string): Promise<void> =>
  run({ ...sharing(view, organisation), undo: unsharing(view) });

/** Asks first if the view is a colleague's, because only its owner could share it again. */
export const unshareView = (view: SavedView, organisation: string): void => {
  if (view.isOwn) void run({ ...unsharing(view), undo: sharing(view, organisation) });
  else
    askFirst(
      Promise.resolve({
        title: i18n.t('Stop sharing “{name}”?', { name: view.name }),
        lead: i18n.t('Nobody but the colleague who saved it will have it, and only they can share it again.'),
        effects: [],
        cancelLabel: i18n.t('Keep it'),
        confirmLabel: i18n.t('Stop sharing'),
        run: () => run(unsharing(view)),
      }),
    );
};

const removing = ({ id, name }: SavedView): Reversible => ({
  send: () => quietCalls.remove({ params: { id } }),
  message: i18n.t('“{name}” was deleted', { name }),
});

/** Deletes a view. Undo saves one's own again; for a colleague's view it asks first. */
export const removeView = (view: SavedView): void => {
  const { name } = view;
  const again = {
    send: () => quietCalls.create({ body: toSavedViewForm(view) }),
    message: i18n.t('“{name}” is back', { name }),
  };
  if (view.isOwn) void run({ ...removing(view), undo: again });
  else
    askFirst(
      Promise.resolve({
        title: i18n.t('Delete “{name}”?', { name }),
        lead: i18n.t('The colleague who saved it and everybody it is shared with will no longer have it.'),
        effects: [],
        cancelLabel: i18n.t('Keep it'),
        confirmLabel: i18n.t('Delete'),
        dangerous: true,
        run: () => run(removing(view)),
      }),
    );
};
