import { useState } from 'react';

/** The text typed over a search term; it is replaced when the term changes from elsewhere, as by the back button. */
export const useDraft = (term: string): [text: string, type: (typed: string) => void] => {
  const [{ text, over }, setDraft] = useState({ text: term, over: term });
  // The searched term is trimmed; the draft keeps its spaces so that typing can continue.
  if (over !== term) setDraft({ text: text.trim() === term ? text : term, over: term });
  return [text, (typed) => setDraft({ text: typed, over: term })];
};
