// The life of an audit: the transitions of its record and its certification, and their causes.
import {
  certificationTransitions,
  recordTransitions,
} from '../../packages/contract/src/features/audit-life/audit-life.states.ts';
import { heading, table } from './markdown.ts';

const none = '–';
const listed = (words: readonly string[]) => words.join(', ') || none;

const causes = {
  report: 'the report',
  answer: 'the report',
  hand: 'by hand',
  day: 'the day',
  follower: 'the record that follows',
} as const;
const particulars = { reason: 'reason', date: 'date', expiryDate: 'expiry date' } as const;

const records = () =>
  Object.values(recordTransitions).map((each) => [
    each.event,
    listed(each.from),
    listed(each.to),
    'decidedBy' in each ? each.decidedBy : none,
  ]);

const certifications = () =>
  Object.values(certificationTransitions).map((each) => [
    each.event,
    causes[each.by],
    listed(each.from),
    listed(each.to),
    'needs' in each ? listed(each.needs.map((need) => particulars[need])) : none,
  ]);

export const auditLife = (): string =>
  [
    heading('The life of an audit', 'packages/contract/src/features/audit-life/audit-life.states.ts'),
    '## Record status\n',
    `${table(['what happens', 'from', 'to', 'where several'], records())}\n`,
    '## Certification status\n',
    `${table(['what happens', 'by', 'from', 'to', 'needs'], certifications())}\n`,
  ].join('\n');
