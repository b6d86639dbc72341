import { publicCertificationBodyList } from '@attestry/contract/features/public-directory/public-certification-body.list.ts';
import type {
  publicChoicesApi,
  publicDirectoryApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import type { PublicCertificationBodyCard } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { RatingStars } from '../../../blocks/rating-stars.tsx';
import { RecordStatus } from '../../../blocks/record-status.tsx';
import { quietSend, sendWith } from '../../../kernel/api.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { PartsLine } from '../../../ui/parts-line.tsx';
import { figuresQuery, type ResultsProps, type Subject } from '../public-search.parts.tsx';
import { BeforeBodySearch } from './before-body-search.parts.tsx';
import { bodiesCounted, countriesCounted, FigureList } from './figure-list.parts.tsx';
import styles from './results/search-results.module.css';
import { DetailsLink, SearchResults } from './results/search-results.parts.tsx';
import { SearchPage } from './search-page.parts.tsx';
import { type SubjectWords, useChoiceCounts } from './subject.parts.tsx';

const directory = '/PublicDirectory/api/PublicDirectory';

const BodyCard = ({ card }: { card: PublicCertificationBodyCard }) => (
  <article className={styles.card} data-of="body">
    <div className={styles.words}>
      <h3>
        <bdi>{card.name}</bdi>
      </h3>
      <p>
        <PartsLine separator=", " parts={[card.location.city, card.location.country]} />
      </p>
      <p>{card.standards.join(' · ')}</p>
    </div>
    <div className={styles.rating}>
      <RatingStars rating={card.rating} />
      {card.status !== 'Active' && <RecordStatus status={card.status} />}
    </div>
    <DetailsLink to={`/office/${card.externalId}`} name={card.name} />
  </article>
);

const BodyResults = ({ search, onGo }: ResultsProps<PublicCertificationBodyCard>) => (
  <SearchResults
    search={search}
    onGo={onGo}
    keyOf={({ externalId }) => externalId}
    Card={BodyCard}
    nothing={<p>{i18n.t('Check the spelling, remove a filter, or search by the town of an office.')}</p>}
  />
);

const countChoices = callOf(quietSend)<(typeof publicChoicesApi)['countCertificationBodyChoices']>(
  'GET',
  `${directory}/CertificationBody/choices`,
);

const standardsCounted = (count: number) => i18n.t('{count, plural, one {standard} other {standards}}', { count });

/** In how many countries they are, and for how many standards, is known from the choices of the filters. */
const Figures = () => {
  const { data: figures } = useQuery(figuresQuery);
  const choices = useChoiceCounts(bodies, { searchTerm: '', filters: {} });
  const countOf = (filter: 'country' | 'standard') => Object.keys(choices?.[filter] ?? {}).length;
  return (
    <FigureList
      figures={
        figures &&
        choices && [
          [figures.certificationBodies, bodiesCounted],
          [countOf('country'), countriesCounted],
          [countOf('standard'), standardsCounted],
        ]
      }
    />
  );
};

const words = (): SubjectWords => ({
  question: i18n.t('Who may certificate your site?'),
  lead: i18n.t(
    'Search the approved certification bodies by name, country, standard and rating. Only they may issue certificates.',
  ),
  label: () => i18n.t('Name or town of a certification body'),
  ratingLabel: i18n.t('Rating'),
  found: (total) =>
    i18n.t('{total, plural, one {# certification body} other {{count} certification bodies}}', {
      total,
      count: formatCount(total),
    }),
  foundMany: (total) => i18n.t('More than {count} certification bodies', { count: formatCount(total) }),
  onlySimilar: i18n.t('No certification body has exactly this name'),
  showOthers: (count) => i18n.t('Show {count} without certification bodies', { count }),
});

const bodies: Subject<PublicCertificationBodyCard> = {
  name: 'certification-bodies',
  list: publicCertificationBodyList,
  ask: (signal) =>
    callOf(sendWith({ quiet: true, signal }))<(typeof publicDirectoryApi)['searchCertificationBodies']>(
      'GET',
      `${directory}/CertificationBody`,
    ),
  countChoices,
  filters: ['country', 'standard', 'rating'],
  opensSites: true,
  words,
  Results: BodyResults,
  Figures,
  BeforeSearch: BeforeBodySearch,
};

/** The approved certification bodies. */
export const CertificationBodySearch = () => <SearchPage subject={bodies} />;
