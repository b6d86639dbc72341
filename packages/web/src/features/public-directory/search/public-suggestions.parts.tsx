import type { publicSuggestionsApi } from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import { type NameSource, Suggestions, type SuggestionsProps } from '../../../blocks/suggestions/suggestions.tsx';
import { sendWith } from '../../../kernel/api.ts';
import { useFlag } from '../../../kernel/flags.ts';

const publicNames: NameSource = {
  key: ['public'],
  ask: (searchTerm, signal) =>
    callOf(sendWith({ quiet: true, signal }))<typeof publicSuggestionsApi.suggestNames>(
      'GET',
      '/PublicDirectory/api/PublicDirectory/suggestions',
    )({ query: { searchTerm } }),
};

/** The names suggested to visitors, who search in vain while Megatron is on. */
export const PublicSuggestions = (props: SuggestionsProps) =>
  !useFlag('Megatron') && <Suggestions {...props} from={publicNames} />;
