import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { i18n } from '../../../kernel/texts.ts';
import { useTypedTerm } from '../filters/use-typed-term.ts';

interface ListSearchProps {
  label: string;
  term: string;
  onSearch: (term: string) => void;
}

/** The search box of a list, which searches 750 ms after the last key or at once on Enter. */
export const ListSearch = ({ label, term, onSearch }: ListSearchProps) => {
  const { text, type, searchNow } = useTypedTerm(term, onSearch);
  return (
    <search>
      <TextInput
        type="search"
        aria-label={i18n.t(label)}
        placeholder={i18n.t(label)}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
        leftSection={<Search size={16} aria-hidden="true" />}
        maxLength={100}
      />
    </search>
  );
};
