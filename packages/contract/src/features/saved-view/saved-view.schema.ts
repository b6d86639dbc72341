import { z } from 'zod';
import { tooLongMessage } from '../../kernel/field-messages.ts';
import { formOf, oneLine, oneLineMessage, publicId, requiredText } from '../../kernel/fields.ts';
import { verbs, visualsOf } from '../../kernel/verbs.ts';

/** The maximum number of saved views per person, over all lists. */
export const maxViews = 30;

/** The maximum number of views shared within an organisation, over all lists. */
export const maxSharedViews = 50;

/** The name of a list in the contract. */
const listName = requiredText(60);

/**
 * What the address of the list has after its question mark. Nobody reads it but the list, which leaves out what it does not
 * know and what the reader may not see.
 */
const query = z.string().max(4000, tooLongMessage(4000)).regex(oneLine, oneLineMessage);

export const savedViewId = z.object({ id: publicId });
export const viewsOfList = z.strictObject({ list: listName });

const fields = { name: requiredText(60), query };

export const savedViewCreateForm = z.object({
  list: listName,
  ...fields,
  /** Whether the caller's organisation has it too. */
  isShared: z.boolean(),
});
export type SavedViewCreateForm = z.output<typeof savedViewCreateForm>;

/** Omitted fields keep their values; the list cannot be changed. */
export const savedViewEditForm = z.object(fields).partial();
export type SavedViewEditForm = z.output<typeof savedViewEditForm>;

/** Views belong to people and organisations, not to roles. */
export const savedViewVerbs = verbs({ edit: 'signedIn', share: 'signedIn', unshare: 'signedIn', remove: 'signedIn' });

export const savedView = z.object({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
  /** Whether it is the caller's own. */
  isOwn: z.boolean(),
  isShared: z.boolean(),
  visuals: visualsOf(savedViewVerbs),
});
export type SavedView = z.output<typeof savedView>;

/** A saved view as the form that saves it, for example to restore it after deletion. */
export const toSavedViewForm = (view: SavedView) => formOf(savedViewCreateForm, view);
