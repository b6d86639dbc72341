import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { i18n } from '../../kernel/texts.ts';

const typingPause = 750;

interface ListSearchProps {
  label: string;
  term: string;
  onSearch: (term: string) => void;
}

/** The search box of a list: it searches 750 ms after the last key, or at once on Enter. */
export const ListSearch = ({ label, term, onSearch }: ListSearchProps) => {
  // The draft holds only for the term it was typed over, so that a term from the address or the back button wins.
  const [draft, setDraft] = useState({ text: term, over: term });
  const push = useDebouncedCallback((text: string) => onSearch(text.trim()), typingPause);
  const type = (text: string) => {
    setDraft({ text, over: term });
    push(text);
  };
  return (
    <search>
      <TextInput
        type="search"
        aria-label={i18n.t(label)}
        placeholder={i18n.t(label)}
        value={draft.over === term || draft.text.trim() === term ? draft.text : term}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && push.flush()}
        leftSection={<Search size={16} aria-hidden="true" />}
        maxLength={100}
      />
    </search>
  );
};
