import {
  type SavedView,
  savedView,
  savedViewCreateForm,
  toSavedViewForm,
} from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { showCreated, showSnackbar } from '../../../kernel/notices.ts';
import { i18n } from '../../../kernel/texts.ts';
import { FormDialog } from '../../form-dialog.tsx';
import { renameView, saveView } from './saved-views.ts';

const newView = savedViewCreateForm.pick({ name: true, isShared: true });
const viewName = savedViewCreateForm.pick({ name: true });

interface SaveViewDialogProps {
  list: string;
  query: string;
  /** The organisation with which the reader can share the view. */
  organisation: string | undefined;
  onClose: () => void;
}

/** Saves what the list shows now as a view. */
export const SaveViewDialog = ({ list, query, organisation, onClose }: SaveViewDialogProps) => (
  <FormDialog
    title={i18n.t('Save this view')}
    schema={newView}
    values={{ name: '', isShared: false }}
    fields={[
      { kind: 'text', name: 'name', label: i18n.t('Name'), hint: i18n.t('Keeps search, filters, order and columns') },
      ...(organisation === undefined
        ? []
        : [
            {
              kind: 'switch' as const,
              name: 'isShared' as const,
              label: i18n.t('Share with {organisation}', { organisation }),
            },
          ]),
    ]}
    saveLabel={i18n.t('Save view')}
    save={(form) => saveView({ list, query, ...form })}
    onSaved={({ name }) => {
      showCreated(i18n.t('“{name}” is saved', { name }));
      onClose();
    }}
    onClose={onClose}
  />
);

interface RenameViewDialogProps {
  view: SavedView;
  version: string;
  onClose: () => void;
}

export const RenameViewDialog = ({ view, version, onClose }: RenameViewDialogProps) => (
  <FormDialog
    title={i18n.t('Rename view')}
    schema={viewName}
    values={{ name: view.name }}
    fields={[{ kind: 'text', name: 'name', label: i18n.t('Name') }]}
    edited={{ version, valuesOf: (present) => toSavedViewForm(savedView.parse(present)) }}
    saveLabel={i18n.t('Rename')}
    save={({ name }, present = version) => renameView(view, name, present)}
    onSaved={({ name }) => {
      showSnackbar(i18n.t('The view is called “{name}”', { name }));
      onClose();
    }}
    onClose={onClose}
  />
);
