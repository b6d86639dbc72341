import type { ReadsBack, SamplesOf } from '../sample.ts';

export const termsSamples: SamplesOf<'terms'> = { terms: { accept: { body: async () => ({ version: '1' }) } } };

export const termsReadsBack: Pick<ReadsBack, 'terms'> = {
  terms: { accept: { notReadBack: 'only whether they are accepted is answered' } },
};
