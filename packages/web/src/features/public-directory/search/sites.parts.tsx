import type {
  publicChoicesApi,
  publicDirectoryApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { publicSiteList } from '@attestry/contract/features/public-directory/public-directory.list.ts';
import type { PublicSiteCard } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { quietSend, sendWith } from '../../../kernel/api.ts';
import type { Configuration } from '../../../kernel/configuration.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { later } from '../../../ui/later.ts';
import { figuresQuery, type Subject } from '../public-search.parts.tsx';
import { BeforeSearch } from './before-search.parts.tsx';
import { bodiesCounted, countriesCounted, FigureList } from './figure-list.parts.tsx';
import type { SubjectWords } from './subject.parts.tsx';

/** What can be searched for, with the number of digits in this deployment's site codes. */
const siteLabel = (digits: Configuration['siteCode'] | undefined): string => {
  if (!digits) return i18n.t('Site name or site code');
  const { minDigits: from, maxDigits: to } = digits;
  return from === to
    ? i18n.t('Site name or {from} digit site code', { from })
    : i18n.t('Site name or {from}–{to} digit site code', { from, to });
};

const sitesCounted = (count: number) =>
  i18n.t('{count, plural, one {certificated site} other {certificated sites}}', { count });

const Figures = () => {
  const { data: figures } = useQuery(figuresQuery);
  return (
    <FigureList
      figures={
        figures && [
          [figures.certificatedSites ?? 0, sitesCounted],
          [figures.countries ?? 0, countriesCounted],
          [figures.certificationBodies, bodiesCounted],
        ]
      }
    />
  );
};

const words = (): SubjectWords => ({
  question: i18n.t('Is this site certificated today?'),
  lead: i18n.t(
    'Search the official register of food-safety audits. Every result holds a current certificate from an approved certification body.',
  ),
  label: siteLabel,
  ratingLabel: i18n.t('Rating of the certification body'),
  found: (total) =>
    i18n.t('{total, plural, one {# certificate} other {{count} certificates}}', { total, count: formatCount(total) }),
  foundMany: (total) => i18n.t('More than {count} certificates', { count: formatCount(total) }),
  onlySimilar: i18n.t('No site has exactly this name'),
  showOthers: (count) => i18n.t('Show {count} without certificates', { count }),
});

const directory = '/PublicDirectory/api/PublicDirectory';

/** Certificated sites, by their certificates. */
export const sites: Subject<PublicSiteCard> = {
  name: 'sites',
  list: publicSiteList,
  ask: (signal) =>
    callOf(sendWith({ quiet: true, signal }))<(typeof publicDirectoryApi)['searchSites']>('GET', `${directory}/site`),
  countChoices: callOf(quietSend)<(typeof publicChoicesApi)['countChoices']>('GET', `${directory}/choices`),
  filters: ['country', 'grade', 'additionalModules', 'standard', 'category', 'rating'],
  words,
  Results: later(async () => (await import('./site-results.parts.tsx')).SiteResults),
  Figures,
  BeforeSearch,
};
