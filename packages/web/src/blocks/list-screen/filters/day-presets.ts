import { soonDays } from '@attestry/contract/kernel/soon-days.ts';
import { daysAfter, monthOf, today } from '../../../kernel/days.ts';
import { i18n } from '../../../kernel/texts.ts';

/** A range of days that a filter offers by name, including both days. */
export interface DayPreset {
  label: string;
  from: string;
  to: string;
}

/** The ranges for a column of future days if `ahead`, or else of past days. */
export const dayPresets = (ahead: boolean, on: string = today()): DayPreset[] => {
  const [first, last] = monthOf(on);
  const year = on.slice(0, 4);
  const back = (days: number) => ({ from: daysAfter(on, 1 - days), to: on });
  return [
    ...(ahead
      ? [{ label: i18n.t('Next {days} days', { days: soonDays }), from: on, to: daysAfter(on, soonDays) }]
      : [
          { label: i18n.t('Last 7 days'), ...back(7) },
          { label: i18n.t('Last 30 days'), ...back(30) },
        ]),
    { label: i18n.t('This month'), from: first, to: last },
    { label: i18n.t('This year'), from: `${year}-01-01`, to: `${year}-12-31` },
  ];
};
