import { lazyRouteComponent, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LookupSources } from '../../blocks/lookups.tsx';
import { useFlag } from '../../kernel/flags.ts';
import { shippedLookups } from '../lookup/lookup.public.ts';
import { SearchPage } from './search/search-page.parts.tsx';
import { sites } from './search/sites.parts.tsx';

const CertificationBodies = lazyRouteComponent(
  () => import('./search/certification-bodies.parts.tsx'),
  'CertificationBodySearch',
);

/** The public front page: the search for sites and, in a tab, for certification bodies; only the latter with Megatron. */
export const PublicSearchScreen = () => {
  const { tab }: { tab?: unknown } = useSearch({ strict: false });
  const isNewer = useFlag('Megatron');
  return (
    <LookupSources sources={shippedLookups}>
      {isNewer || tab === 'certification-bodies' ? (
        <Suspense>
          <CertificationBodies />
        </Suspense>
      ) : (
        <SearchPage subject={sites} />
      )}
    </LookupSources>
  );
};
