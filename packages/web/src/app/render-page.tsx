import type { Query, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { answerCallsBy } from '../kernel/api.ts';
import { isRefusal } from '../kernel/api-error.ts';
import { createQueryClient } from '../kernel/queries.ts';
import { answersOf } from '../kernel/sent-answers.ts';
import { PublicArea } from './public-area.tsx';
import { createAppRouter, publicTree } from './routes.tsx';

/** A page asks for what it needs, loads a part of itself, and perhaps asks for more once it has that. */
const mostRounds = 6;

/** The options of a query are those of its reader, who may not want it yet. */
const isAwaited = ({ state, options }: Query): boolean =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false);

/** Answers what the page has asked for while it was rendered; false if that was nothing. */
const answerQuestions = async (client: QueryClient): Promise<boolean> => {
  const asked = client.getQueryCache().getAll().filter(isAwaited);
  await Promise.allSettled(asked.map((query) => query.fetch()));
  return asked.length > 0;
};

/** The directory was too busy to answer, perhaps. A refusal, such as 404, is an answer. */
const isUnanswered = (query: Query): boolean =>
  isAwaited(query) || (query.state.error !== null && !isRefusal(query.state.error));

/** Stands where a part is shown that has not been loaded yet. */
const unloadedPart = '<!--$!-->';

/**
 * Renders a public page within the server, which answers its calls: the markup, and the answers that the same page opens with
 * in the browser. Undefined if a question was not answered: the markup would say so, and be kept by caches.
 */
export const renderPage = async (address: string, origin: string) => {
  const client = createQueryClient(0);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(publicTree(), { history, origin });
  await router.load();
  const area = <PublicArea client={client} router={router} />;
  let markup = '';
  for (let round = 0; round < mostRounds; round += 1) {
    markup = renderToString(area);
    const hasAsked = await answerQuestions(client);
    if (!hasAsked && !markup.includes(unloadedPart)) break;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const isComplete = !client.getQueryCache().getAll().some(isUnanswered);
  const answers = answersOf(client);
  client.clear();
  return isComplete ? { markup, answers } : undefined;
};

export { answerCallsBy };
