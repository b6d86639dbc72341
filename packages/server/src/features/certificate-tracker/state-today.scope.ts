import { certifyingStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import type { TrackedState } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import { sql } from 'kysely';
import { allOf, anyOf, type Predicate } from '../../kernel/access/predicates.ts';
import { addDays } from '../../kernel/clock/clock.ts';
import { showsToday } from '../audit/audit.public.ts';

/**
 * The rows of each state today, under the alias `audit`, of which those that meet `showsExpiry` show their expiry day.
 * Together they are all rows, and no row is in two.
 */
export const statesToday = (today: string, showsExpiry: Predicate): Readonly<Record<TrackedState, Predicate>> => {
  const isNow = (...statuses: readonly string[]) => anyOf(...statuses.map((status) => showsToday(status, today)));
  const isValid = isNow(...certifyingStatuses);
  const expires = (from: number, to: number) => {
    const isWithin = sql<boolean>`audit.expiry_date between ${addDays(today, from)}::date and ${addDays(today, to)}::date`;
    return allOf(isValid, showsExpiry, isWithin);
  };
  const expiresSoon = allOf(showsExpiry, sql<boolean>`audit.expiry_date <= ${addDays(today, 90)}::date`);
  return {
    Valid: allOf(isValid, sql<boolean>`(${expiresSoon}) is not true`),
    'Expires in 31 to 90 days': expires(31, 90),
    'Expires in 8 to 30 days': expires(8, 30),
    'Expires within 7 days': expires(0, 7),
    Expired: isNow('Expired'),
    'Suspended or withdrawn': isNow('Suspended', 'Withdrawn'),
    'Not certificated': isNow('Pending', 'Not Certificated', 'Expired Renewed'),
  };
};
