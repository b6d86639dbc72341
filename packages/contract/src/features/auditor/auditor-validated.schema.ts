import { z } from 'zod';
import { moment } from '../../kernel/fields.ts';

/** A field or row that an edit changed since the last validation: null before if added, null after if removed. */
export const changeSinceValidation = z.object({
  /** The heading of the section of the profile; of a qualification its standard. */
  part: z.string(),
  label: z.string(),
  qualificationId: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangeSinceValidation = z.output<typeof changeSinceValidation>;

/** In the order of the form. A profile that was never validated has nothing to compare with. */
export const changesSinceValidation = z.object({
  validatedDate: moment.nullable(),
  changes: z.array(changeSinceValidation),
});
export type ChangesSinceValidation = z.output<typeof changesSinceValidation>;
