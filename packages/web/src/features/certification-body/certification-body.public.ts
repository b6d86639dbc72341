import type { LookupSource } from '../../blocks/lookups.tsx';
import { quietCalls } from './certification-body.parts.tsx';

export { useBodyPath } from './body-path.parts.tsx';
export { officesQuery } from './certification-body.parts.tsx';

/** The reader's active certification bodies, the primary one first. */
export const ownCertificationBodyLookup: LookupSource = { load: () => quietCalls.options({ query: {} }) };

/** Active certification bodies, found by id or name. */
export const certificationBodyLookup: LookupSource = {
  search: (search) => quietCalls.options({ query: { search } }),
  find: async (id) => (await quietCalls.options({ query: { id } }))[0],
};

export const accreditationBodyLookup: LookupSource = { load: () => quietCalls.accreditationBodies() };
