import type { PublicSite } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react';
import { sentenceOf } from '../../kernel/api-error.ts';
import { formatDay, isPastDay } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import looks from '../../ui/plain-button.module.css';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { UnbrokenDays } from '../../ui/unbroken-days.tsx';
import { siteQuery } from './public-search.parts.tsx';
import styles from './public-site.module.css';
import { useResultsState } from './results-link.parts.tsx';

/** Town, county and country on one line. */
export const Town = ({ city, county, country }: PublicSite['location']) => (
  <PartsLine separator=", " parts={[city, county, country]} />
);

/** What the directory publishes about a site code. */
export type SiteAnswer =
  | { is: 'loading' }
  | { is: 'failed'; error: unknown; retry: () => void }
  | { is: 'unpublished' }
  | { is: 'certificated' | 'notCertificated'; site: PublicSite };

export const useSiteAnswer = (id: string): SiteAnswer => {
  const { data: site, dataUpdatedAt, error, refetch } = useQuery(siteQuery(id));
  if (site === null) return { is: 'unpublished' };
  const outdated = error !== null && isPastDay(dataUpdatedAt);
  if (site && !outdated) return { is: site.certificatedToday ? 'certificated' : 'notCertificated', site };
  return error ? { is: 'failed', error, retry: () => void refetch() } : { is: 'loading' };
};

const verdicts = {
  certificated: { icon: CircleCheck, words: 'Certificated today' },
  notCertificated: { icon: CircleX, words: 'Not certificated today' },
  unpublished: { icon: CircleQuestionMark, words: 'Nothing is published under this code' },
} as const;
export type VerdictKind = keyof typeof verdicts;

/** Certificated, not certificated or nothing published, as icon, words and colour. */
export const Verdict = ({ is }: { is: VerdictKind }) => {
  const { icon: Icon, words } = verdicts[is];
  return (
    <span className={styles.verdict}>
      <Icon aria-hidden="true" strokeWidth={2.25} />
      {i18n.t(words)}
    </span>
  );
};

/** The day since which the site is not certificated, if known. */
export const NotCertificatedSince = ({ site: { notCertificatedSince: day } }: { site: PublicSite }) =>
  day && (
    <p>
      <UnbrokenDays text={i18n.t('This site has not been certificated since {day}.', { day: formatDay(day) })} />
    </p>
  );

/** The status of a code without a valid certificate. The search itself lists only valid ones. */
export const CodeAnswer = ({ code }: { code: string }) => {
  const answer = useSiteAnswer(code);
  const results = useResultsState();
  if (answer.is === 'loading') return <LineSkeletons lines={3} />;
  if (answer.is === 'failed') return <ErrorView message={sentenceOf(answer.error)} onRetry={answer.retry} />;
  return (
    <section className={styles.codeAnswer} data-is={answer.is} aria-label={i18n.t('Site {code}', { code })}>
      <div>
        <Verdict is={answer.is} />
        <p>
          <PartsLine
            parts={[
              i18n.t('Site {code}', { code }),
              ...('site' in answer ? [answer.site.name, <Town key="town" {...answer.site.location} />] : []),
            ]}
          />
        </p>
        {'site' in answer && <NotCertificatedSince site={answer.site} />}
      </div>
      {'site' in answer && (
        <Link to={`/site/${code}`} state={results} className={looks.button}>
          {i18n.t('View details')}
          <ArrowRight size={16} aria-hidden="true" className={styles.arrow} />
        </Link>
      )}
    </section>
  );
};
