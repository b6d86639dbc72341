import type { ConcernCount } from '@attestry/contract/features/attention/attention.api.ts';
import { attention, type ConcernKey } from '@attestry/contract/features/attention/attention.parts.ts';
import {
  CalendarX2,
  CircleCheck,
  CirclePause,
  CircleX,
  ClipboardPen,
  Hourglass,
  type LucideIcon,
  Mail,
  Share2,
} from 'lucide-react';
import { daysLeft } from '../../kernel/days.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';

type Tone = 'good' | 'warn' | 'bad' | 'calm';

const looks: Partial<Record<ConcernKey, { icon: LucideIcon; tone: Tone }>> = {
  validation: { icon: ClipboardPen, tone: 'warn' },
  holding: { icon: CirclePause, tone: 'warn' },
  expiring: { icon: Hourglass, tone: 'warn' },
  late: { icon: CalendarX2, tone: 'bad' },
  onHold: { icon: CirclePause, tone: 'warn' },
  ownExpired: { icon: CircleX, tone: 'bad' },
  ownExpiring: { icon: Hourglass, tone: 'warn' },
  ownExpiringLater: { icon: Hourglass, tone: 'calm' },
  ownValid: { icon: CircleCheck, tone: 'good' },
  reportRequested: { icon: Mail, tone: 'calm' },
  suspended: { icon: CirclePause, tone: 'bad' },
  ownSuspended: { icon: CirclePause, tone: 'bad' },
};

/** The icon and tone of a concern; what only informs has those of shares. */
export const lookOf = (key: ConcernKey): { icon: LucideIcon; tone: Tone } =>
  looks[key] ?? { icon: Share2, tone: 'calm' };

const oldest = (day: string): string =>
  i18n.t('oldest: {days, plural, =0 {today} one {# day} other {{count} days}}', {
    days: -daysLeft(day),
    count: formatCount(-daysLeft(day)),
  });

const firstEnds = (day: string, total: number): string =>
  i18n.t(
    '{total, plural, one {ends} other {first ends}} {days, plural, =0 {today} one {tomorrow} other {in {count} days}}',
    { total, days: daysLeft(day), count: formatCount(daysLeft(day)) },
  );

const since = (day: string): string => i18n.t('since {day}', { day });

const saidOfEarliest: Partial<Record<ConcernKey, (day: string, total: number) => string>> = {
  validation: oldest,
  late: since,
  suspended: firstEnds,
  ownSuspended: firstEnds,
  ownExpiring: firstEnds,
  ownExpiringLater: firstEnds,
  ownValid: firstEnds,
};

/** What is said of the earliest day among the rows of a concern. */
export const earliestText = ({ key, earliest, total }: ConcernCount): string | undefined =>
  earliest ? saidOfEarliest[key]?.(earliest, total) : undefined;

type Keyed = Pick<ConcernCount, 'key'>;

export const isPartOf = (whole: Keyed, { key }: Keyed): boolean => attention[key].partOf === whole.key;
export const isWhole = ({ key }: Keyed): boolean => attention[key].partOf === undefined;
const wholeOf = ({ key }: Keyed) => attention[attention[key].partOf ?? key];
/** Whether it is something to be done. */
export const isWaiting = (count: Keyed): boolean => !wholeOf(count).informs;

/** The order in which the rows are listed; empty for the list's own. */
export const orderOf = (count: Keyed) => {
  const { listedBy } = wholeOf(count);
  return listedBy ? { sortBy: listedBy, order: 'asc' } : {};
};
