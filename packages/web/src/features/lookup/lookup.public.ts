import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { Choice, LookupSource } from '../../blocks/lookups.tsx';
import { quietSend } from '../../kernel/api.ts';

const calls = clientOf(quietSend, lookupApi);

/** An empty list is used when a lookup fails to load. */
const orNone = (load: () => Promise<Choice[]>) => () => load().catch(() => []);

const byExternalId = (rows: { externalId: string; name: string }[]) =>
  rows.map(({ externalId, name }) => ({ id: externalId, name }));

/** The lookups shipped with the product, by the names that columns and forms call them. */
export const shippedLookups: Readonly<Record<string, LookupSource>> = {
  country: { load: orNone(async () => byExternalId(await calls.countries())) },
  standard: { load: orNone(() => calls.standards()) },
  category: { load: orNone(async () => byExternalId(await calls.categories())) },
  module: { load: orNone(() => calls.modules()) },
  natureOfBusiness: { load: orNone(() => calls.naturesOfBusiness()) },
};
