import { dayOfWire } from '@attestry/contract/features/public-directory/public-directory.parts.ts';
import type { PublicSiteCard } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { i18n } from '../../../kernel/texts.ts';
import { PartsLine } from '../../../ui/parts-line.tsx';
import { CertificateValidity, GradeSeal } from '../../certificate/certificate.public.ts';
import type { PublicSearch, ResultsProps } from '../public-search.parts.tsx';
import { CodeAnswer, Town } from '../public-site.parts.tsx';
import styles from './results/search-results.module.css';
import { DetailsLink, SearchResults } from './results/search-results.parts.tsx';

const CertificateCard = ({ card }: { card: PublicSiteCard }) => {
  const { standard, expiryDate, issueDate } = card.auditDetails;
  return (
    <article className={styles.card}>
      <GradeSeal grade={card.grade} large />
      <div className={styles.words}>
        <h3>
          <bdi>{card.name}</bdi>
        </h3>
        <p>
          <PartsLine parts={[<Town key="town" {...card.location} />, standard]} />
        </p>
        <p>
          <PartsLine parts={[i18n.t('Site {code}', { code: card.id }), card.certificationBody.name]} />
        </p>
      </div>
      <CertificateValidity expiry={dayOfWire(expiryDate)} issue={issueDate} />
      <DetailsLink to={`/site/${card.id}`} name={card.name} />
    </article>
  );
};

const NothingFound = ({ code }: Pick<PublicSearch, 'code'>) =>
  code === undefined ? (
    <p>{i18n.t('Check the spelling, remove a filter, or search by the site code on the certificate.')}</p>
  ) : (
    <div role="status">
      <CodeAnswer code={code} />
    </div>
  );

/** One card per certificate. */
export const SiteResults = ({ search, onGo }: ResultsProps<PublicSiteCard>) => (
  <SearchResults
    search={search}
    onGo={onGo}
    keyOf={({ auditId }) => auditId}
    Card={CertificateCard}
    nothing={<NothingFound code={search.code} />}
  />
);
