import type { ComponentProps, MouseEvent } from 'react';
import { stringifySearch, writeListState } from '../../../../kernel/url-state.ts';
import looks from '../../../../ui/plain-button.module.css';
import type { PublicSearch, ResultsProps } from '../../public-search.parts.tsx';
import type { SearchState } from '../subject.parts.tsx';

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;

const addressOf = ({ name, list }: PublicSearch, state: SearchState): string =>
  `/${stringifySearch({ ...(name !== 'sites' && { tab: name }), ...writeListState(list, state) })}`;

interface SearchLinkProps extends ResultsProps, Omit<ComponentProps<'a'>, 'search' | 'href'> {
  to: Partial<SearchState>;
}

/** A link to this search with a part of it changed, also for new tabs and for visitors without scripts. */
export const SearchLink = ({ search, onGo, to, ...shown }: SearchLinkProps) => {
  const go = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <a
      href={addressOf(search, { ...search.state, pageNumber: 1, ...to })}
      className={looks.button}
      onClick={go}
      {...shown}
    />
  );
};
