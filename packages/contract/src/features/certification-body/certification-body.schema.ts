import { z } from 'zod';
import { publicId, searchTerm } from '../../kernel/fields.ts';

/** Fewer characters find nothing. */
export const leastSearched = 2;
/** Most certification bodies offered at once. */
export const mostOptions = 10;

/**
 * What a picker asks: by words of the name or the id, or for the one with an id. Without either it is offered the
 * caller's own certification bodies, the primary one first.
 */
export const optionsSearch = z.object({
  search: searchTerm,
  id: publicId.optional(),
});
export type OptionsSearch = z.output<typeof optionsSearch>;
