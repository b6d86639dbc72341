import { Link } from '@tanstack/react-router';
import { i18n } from '../../../kernel/texts.ts';
import styles from '../public-search.module.css';
import type { SubjectFacts } from './subject.parts.tsx';

/** The two searches. Going from one to the other leaves term, filters and results behind. */
export const SearchTabs = ({ current }: { current: SubjectFacts['name'] }) => {
  const tabs = [
    { name: 'certification-bodies', label: i18n.t('Certification bodies'), search: { tab: 'certification-bodies' } },
    { name: 'sites', label: i18n.t('Certificated sites'), search: {} },
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={i18n.t('What to search')}>
      {tabs.map(({ name, label, search }) => (
        <Link
          key={name}
          to="/"
          // The router types a search without a registered route tree as `never`.
          search={() => search}
          activeOptions={{ exact: true }}
          aria-current={name === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
};
