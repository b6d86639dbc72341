import { z } from 'zod';
import { moment } from './fields.ts';

/** What can be shared: a single audit, or all audits of a site or a company. */
const shareableEntities = ['audit', 'site', 'company'] as const;
export type ShareableEntity = (typeof shareableEntities)[number];

/** The first share by which a reader sees a record that is not theirs; null for readers with a reason of their own. */
export const sharedWithReader = z
  .object({
    /** Whether the record itself was shared, or its site or company. */
    of: z.enum(shareableEntities),
    since: moment,
    /** The owner that shared it, if known; never the person. */
    by: z.string().nullable(),
  })
  .nullable();
export type SharedWithReader = z.output<typeof sharedWithReader>;
