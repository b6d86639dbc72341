import type { LookupSource } from '../../blocks/lookups.tsx';
import { quietRecallCalls } from './recall.parts.tsx';

export { RecallsOfSite } from './recalls-of-site.parts.tsx';

/** The lookups of recalls, by the names that columns and forms use. */
export const recallLookups: Readonly<Record<string, LookupSource>> = {
  recallCategory: { load: () => quietRecallCalls.categories() },
  recallStatus: { load: () => quietRecallCalls.statuses() },
};
