import type { publicSuggestionsApi } from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import { type NameSource, Suggestions, type SuggestionsProps } from '../../../blocks/suggestions/suggestions.tsx';
import { sendWith } from '../../../kernel/api.ts';
import type { SubjectFacts } from './subject.parts.tsx';

type Suggest = (typeof publicSuggestionsApi)['suggestNames' | 'suggestCertificationBodies'];
type SubjectName = SubjectFacts['name'];

const directory = '/PublicDirectory/api/PublicDirectory';
const paths: Readonly<Record<SubjectName, Suggest['path']>> = {
  sites: `${directory}/suggestions`,
  'certification-bodies': `${directory}/CertificationBody/suggestions`,
};

const namesOf = (subject: SubjectName): NameSource => ({
  key: ['public', subject],
  ask: (searchTerm, signal) =>
    callOf(sendWith({ quiet: true, signal }))<Suggest>('GET', paths[subject])({ query: { searchTerm } }),
});

/** The names suggested to visitors. */
export const PublicSuggestions = ({ of, ...props }: SuggestionsProps & { of: SubjectName }) => (
  <Suggestions {...props} from={namesOf(of)} />
);
