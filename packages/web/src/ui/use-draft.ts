import { useState } from 'react';

/** What is typed over a term; it gives way to a term that came from elsewhere, such as that of the back button. */
export const useDraft = (term: string): [text: string, type: (typed: string) => void] => {
  const [{ text, over }, setDraft] = useState({ text: term, over: term });
  // A term that was just searched for lacks the blanks at its ends, which whoever goes on typing still needs.
  if (over !== term) setDraft({ text: text.trim() === term ? text : term, over: term });
  return [text, (typed) => setDraft({ text: typed, over: term })];
};
