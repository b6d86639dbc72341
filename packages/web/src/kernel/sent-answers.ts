import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page was rendered from by the server, in a script of data, so that the page opens without asking again. */
type SentAnswer = readonly [key: QueryKey, answer: unknown];

export const answersOf = (client: QueryClient): SentAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): SentAnswer => [queryKey, state.data]);

/** Keeps the answers sent with the page; false if there are none. */
export const keepSentAnswers = (client: QueryClient): boolean => {
  const sent = document.getElementById('answers')?.textContent;
  if (!sent) return false;
  // Written by `answersOf` of the same build.
  for (const [key, answer] of JSON.parse(sent) as SentAnswer[]) client.setQueryData(key, answer);
  return true;
};
