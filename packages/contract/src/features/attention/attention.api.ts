import { z } from 'zod';
import { featureOf, get } from '../../kernel/endpoint.ts';
import { total } from '../../kernel/list-query.ts';
import { concernKeys } from './attention.parts.ts';

/** One concern of the reader: how many rows, and the filters by which its list shows them. */
export const concernCount = total.extend({
  key: z.literal(concernKeys),
  filters: z.record(z.string(), z.string()),
});
export type ConcernCount = z.output<typeof concernCount>;

export const attentionApi = featureOf('AuditFeature', {
  count: {
    ...get('/audit/api/Attention', 'Audit.View', 'Count what needs your attention'),
    response: z.array(concernCount),
  },
});
