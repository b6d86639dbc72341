import { z } from 'zod';
import { publicId } from '../../kernel/fields.ts';

/** A standard with the version of its report template that auditors fill in now. */
export const currentTemplate = z.object({ id: z.string(), name: z.string(), code: z.string(), version: z.string() });
export type CurrentTemplate = z.output<typeof currentTemplate>;

export const standardId = z.object({ standardId: publicId });

/** The site whose known details are prefilled. */
export const workbookFor = z.strictObject({
  siteCode: z.union([z.literal('').transform(() => undefined), publicId]).optional(),
});
