import { formOf } from '../../kernel/fields.ts';
import { type SavedView, savedViewCreateForm } from './saved-view.schema.ts';

/** A saved view as the form that saves it, such as once more after it was deleted. */
export const toSavedViewForm = (view: SavedView) => formOf(savedViewCreateForm, view);
