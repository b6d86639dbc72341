import { addressOf } from '@attestry/contract/kernel/client.ts';
import { useRouter } from '@tanstack/react-router';
import { useFlag } from '../../kernel/flags.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './public-site.module.css';
import { SearchBox } from './search/search-box.parts.tsx';
import { sites } from './search/sites.parts.tsx';

/** The search for another site, next to the answer for one, where there is one. */
export const SearchAgain = () => {
  const { history } = useRouter();
  if (useFlag('Megatron')) return null;
  return (
    <div className={styles.again}>
      <Panel title={i18n.t('Check another site')}>
        <div className={styles.againBox}>
          <SearchBox
            of={sites}
            term=""
            onSearch={(searchTerm) => searchTerm && history.push(addressOf('/', { query: { searchTerm } }))}
          />
        </div>
      </Panel>
    </div>
  );
};
