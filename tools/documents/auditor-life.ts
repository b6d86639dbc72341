// The life of an auditor's profile and of its qualifications: who moves them from which status to which.
import {
  furtherConditions,
  profileTransitions,
  qualificationTransitions,
  type Side,
  sides,
} from '../../packages/contract/src/features/auditor/auditor.states.ts';
import { code, heading, table } from './markdown.ts';

interface Transition {
  event: string;
  permission: string;
  from: Partial<Record<Side, readonly string[]>>;
  to: string;
  needs?: string;
  condition?: Partial<Record<Side, keyof typeof furtherConditions>>;
}

const none = '–';

const statusesFor = ({ from, condition }: Transition, side: Side): string => {
  const further = condition?.[side];
  return `${from[side]?.join(', ') || none}${further ? `; ${furtherConditions[further]}` : ''}`;
};

const rowsOf = (transitions: Record<string, Transition>) =>
  Object.values(transitions).map((each) => [
    each.event,
    code(each.permission),
    ...sides.map((side) => statusesFor(each, side)),
    each.to,
    each.needs ?? none,
  ]);

const columns = [
  'what happens',
  'permission',
  'from, by the standards body',
  'from, by its certification body',
  'to',
  'needs',
];

export const auditorLife = (): string =>
  [
    heading('The life of an auditor profile', 'packages/contract/src/features/auditor/auditor.states.ts'),
    '## Profile\n',
    `${table(columns, rowsOf(profileTransitions))}\n`,
    '## Qualification\n',
    `${table(columns, rowsOf(qualificationTransitions))}\n`,
  ].join('\n');
