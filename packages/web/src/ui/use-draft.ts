import { useState } from 'react';

/**
 * The text being typed for a search. It is replaced when the searched term changes otherwise, for example by the Back
 * button.
 */
export const useDraft = (term: string): [text: string, type: (typed: string) => void] => {
  const [{ text, over }, setDraft] = useState({ text: term, over: term });
  // The searched term is trimmed; the typed text keeps its spaces, so that typing can continue.
  if (over !== term) setDraft({ text: text.trim() === term ? text : term, over: term });
  return [text, (typed) => setDraft({ text: typed, over: term })];
};
