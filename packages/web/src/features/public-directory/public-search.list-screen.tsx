import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LookupSources } from '../../blocks/lookups.tsx';
import { configurationQuery } from '../../kernel/configuration.ts';
import { useFlag } from '../../kernel/flags.ts';
import { queryClient } from '../../kernel/queries.ts';
import { later } from '../../ui/later.ts';
import { shippedLookups } from '../lookup/lookup.public.ts';
import { loadPartsOfPage, SearchPage } from './search/search-page.parts.tsx';
import { sites } from './search/sites.parts.tsx';

const CertificationBodies = later(
  async () => (await import('./search/certification-bodies.parts.tsx')).CertificationBodySearch,
);

const isTabOfBodies = (tab: unknown): boolean => tab === 'certification-bodies';

/** Loads what a search is shown with, so that its page is complete when it is first shown. */
export const loadResults = async ({ tab, ...asked }: { tab?: unknown }): Promise<void> => {
  const isNewer = queryClient.getQueryData(configurationQuery.queryKey)?.flags.Megatron === true;
  const isAsked = Object.keys(asked).length > 0;
  const isOfBodies = isNewer || isTabOfBodies(tab);
  await Promise.all([
    loadPartsOfPage({ isAsked, isNewer }),
    isOfBodies && CertificationBodies.preload(),
    isAsked && !isOfBodies && sites.Results.preload?.(),
  ]);
};

/** The public front page: the search for sites and, in a tab, for certification bodies; only the latter with Megatron. */
export const PublicSearchScreen = () => {
  const { tab }: { tab?: unknown } = useSearch({ strict: false });
  const isNewer = useFlag('Megatron');
  return (
    <LookupSources sources={shippedLookups}>
      {isNewer || isTabOfBodies(tab) ? (
        <Suspense>
          <CertificationBodies />
        </Suspense>
      ) : (
        <SearchPage subject={sites} />
      )}
    </LookupSources>
  );
};
