import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError, type Failure, isRefusal } from './api-error.ts';

/**
 * A call that the server made to render a page, with its answer or refusal. They are sent with the page, so that the browser
 * does not make them again.
 */
type SentAnswer = readonly [key: QueryKey, answer: unknown, refusal?: Failure];

const sentOf = ({ queryKey, state: { status, data, error } }: Query): SentAnswer[] => {
  if (status === 'success') return [[queryKey, data]];
  if (!(error instanceof ApiError && isRefusal(error))) return [];
  const { method, status: refusedWith, body } = error;
  return [[queryKey, null, { method, status: refusedWith, body }]];
};

export const answersOf = (client: QueryClient): SentAnswer[] => client.getQueryCache().getAll().flatMap(sentOf);

const keepRefusal = (client: QueryClient, queryKey: QueryKey, refusal: Failure): void => {
  const error = new ApiError(refusal);
  client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error, errorUpdatedAt: Date.now() });
};

/** Keeps the answers sent with the page; false if there are none. */
export const keepSentAnswers = (client: QueryClient): boolean => {
  const sent = document.getElementById('answers')?.textContent;
  if (!sent) return false;
  // Written by `answersOf` of the same build.
  for (const [key, answer, refusal] of JSON.parse(sent) as SentAnswer[]) {
    if (refusal) keepRefusal(client, key, refusal);
    else client.setQueryData(key, answer);
  }
  return true;
};
