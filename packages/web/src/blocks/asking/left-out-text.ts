import { formatCount, i18n } from '../../kernel/texts.ts';

/** Names a selected row, apart from others that share its name. */
export type NameOf = (row: object) => string;

/** A selected record that an action does not fit, and why. */
export interface LeftOut {
  name: string;
  reason: string | undefined;
}

/** What an action leaves out, by reason. */
export const byReason = <L extends Pick<LeftOut, 'reason'>>(leftOut: readonly L[]) => [
  ...Map.groupBy(leftOut, ({ reason }) => reason),
];

/** How many records an action leaves out, and why. */
export const leftOutText = (all: number, reason: string | undefined): string => {
  const count = formatCount(all);
  return reason === undefined
    ? i18n.t('{count} left out', { count })
    : i18n.t('{count} left out: {reason}', { count, reason });
};
