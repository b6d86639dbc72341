import type { Columns } from '@attestry/contract/kernel/list.ts';
import { i18n } from '../../../kernel/texts.ts';
import { sortedBy } from '../../../kernel/url-state.ts';
import plain from '../../../ui/plain-button.module.css';
import type { ListControls } from '../list-parts.ts';

interface BestMatchProps<C extends Columns> extends Pick<ListControls<C>, 'spec' | 'state'> {
  onRank: () => void;
}

/** With a search: says that the best match comes first or, once a column sorts the rows, leads back to that. */
export const BestMatch = <C extends Columns>({ spec, state, onRank }: BestMatchProps<C>) => {
  if (state.searchTerm === '') return null;
  if (sortedBy(spec, state) === undefined) return <span>{i18n.t('Best match first')}</span>;
  return (
    <button type="button" className={plain.quiet} onClick={onRank}>
      {i18n.t('Sort by best match')}
    </button>
  );
};
