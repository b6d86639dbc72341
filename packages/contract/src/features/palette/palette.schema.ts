import { z } from 'zod';
import { searchTerm } from '../../kernel/fields.ts';

/** The kinds of records that the palette finds, in display order. */
export const paletteKinds = ['site', 'company', 'audit', 'certificate', 'auditor', 'office', 'recall', 'user'] as const;
export type PaletteKind = (typeof paletteKinds)[number];

/** The most rows of one kind. */
export const maxOfKind = 3;
/** The most recent rows that can be asked for. */
export const maxRecent = 8;

export const paletteQuery = z.strictObject({ searchTerm });

/** A row by kind and id, such as `audit 500003`. */
export const paletteKey = z.string().regex(new RegExp(`^(?:${paletteKinds.join('|')}) [\\w-]{1,40}$`));

export const recentQuery = z.strictObject({
  keys: z.union([paletteKey.transform((one) => [one]), z.array(paletteKey).max(maxRecent)]).optional(),
});

/** A row of a list, by the columns that the list declares for the palette. */
export const paletteRow = z.object({
  kind: z.enum(paletteKinds),
  id: z.string(),
  title: z.array(z.string()),
  line: z.array(z.string()),
  facts: z.record(z.string(), z.string()),
});
export type PaletteRow = z.output<typeof paletteRow>;

/** The first rows of one kind; whether its list has more is said, but not how many. */
export const paletteGroup = z.object({
  kind: z.enum(paletteKinds),
  rows: z.array(paletteRow),
  hasMore: z.boolean(),
  /** The rows are not what the term means: their names only resemble it. */
  isSimilar: z.boolean(),
});
export type PaletteGroup = z.output<typeof paletteGroup>;
