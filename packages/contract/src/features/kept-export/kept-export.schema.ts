import { z } from 'zod';
import { moment, publicId } from '../../kernel/fields.ts';

/** How many exports a person may have at once, in progress or kept. */
export const maxKeptExports = 5;

/** For how long the file of an export is offered. */
export const keptForHours = 24;

export const keptExportStates = ['Waiting', 'In progress', 'Ready', 'Failed'] as const;

/** An export that a job makes, and that is kept for the person who asked for it. */
export const keptExport = z.object({
  id: z.string(),
  /** The report and the format. */
  title: z.string(),
  state: z.enum(keptExportStates),
  /** The bytes that have been made. */
  size: z.number(),
  /** Until when the file is offered. */
  until: moment.nullable(),
  /** Why it failed, if that was refused. */
  reason: z.string().nullable(),
});
export type KeptExport = z.output<typeof keptExport>;

export const keptExportId = z.object({ id: publicId });
