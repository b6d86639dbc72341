import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { LookupSource } from '../../blocks/lookups.tsx';
import { quietSend } from '../../kernel/api.ts';

const { options } = clientOf(quietSend, certificationBodyApi);

/** The active ones that the reader belongs to, the primary one first. */
export const ownCertificationBodyLookup: LookupSource = { load: () => options({ query: {} }) };

/** Active certification bodies, found by id or name. */
export const certificationBodyLookup: LookupSource = {
  search: (search) => options({ query: { search } }),
  find: async (id) => (await options({ query: { id } }))[0],
};
