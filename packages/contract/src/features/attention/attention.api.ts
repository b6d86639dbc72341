import { z } from 'zod';
import { featureOf, get } from '../../kernel/endpoint.ts';
import { day } from '../../kernel/fields.ts';
import { total } from '../../kernel/list-query.ts';
import { concernKeys } from './attention.parts.ts';

/** The count of one concern, and the list filters that show the same rows. */
export const concernCount = total.extend({
  key: z.literal(concernKeys),
  filters: z.record(z.string(), z.string()),
  /**
   * The earliest day in the column that the concern names. Null if no row has a day, or if not all rows were counted;
   * absent if the concern names no column.
   */
  earliest: day.nullable().optional(),
});
export type ConcernCount = z.output<typeof concernCount>;

export const attentionApi = featureOf('AuditFeature', {
  count: {
    ...get('/audit/api/Attention', 'Audit.View', 'Count what needs your attention'),
    response: z.array(concernCount),
  },
});
