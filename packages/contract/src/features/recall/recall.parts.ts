import { dateAboveMaximum, dateBelowMinimum, formOf } from '../../kernel/fields.ts';
import { isIn, type Role } from '../../kernel/permissions.ts';
import { type Recall, recallCreateForm } from './recall.schema.ts';

/** A recall as the form that leaves it as it is. */
export const asForm = (recall: Recall) => formOf(recallCreateForm, recall);

/** The fields that only the standards body reads and writes. */
export const internalRecallFields = ['productComments', 'productKeyWords'] as const;

/** Fields of the forms that stay as they are for a role. */
export const lockedRecallFields = (role: Role): readonly string[] =>
  isIn('body', role) ? [] : ['recallStatus', 'certificationBody', ...internalRecallFields];

/** Fields that a role must fill although the schema alone does not say so. */
export const requiredRecallFields = (role: Role): readonly string[] => (isIn('cb', role) ? [] : ['certificationBody']);

export interface RecallDates {
  initialNotificationDate?: string | null | undefined;
  recallDate?: string | null | undefined;
  finalSubmissionDate?: string | null | undefined;
  certificationStatusLastUpdated?: string | null | undefined;
}

const firstDay = '2000-01-01';

/** East of Greenwich it may be tomorrow already. */
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/**
 * The first and the last day that each date of a recall may be: it tells of what has been, and a final submission
 * follows the initial notification. `today` is in UTC.
 */
export const recallDateBounds = (
  { initialNotificationDate }: RecallDates,
  today: string,
): Record<keyof RecallDates, { earliest: string; latest: string }> => {
  const past = { earliest: firstDay, latest: dayAfter(today) };
  return {
    initialNotificationDate: past,
    recallDate: past,
    finalSubmissionDate: { ...past, earliest: initialNotificationDate || firstDay },
    certificationStatusLastUpdated: past,
  };
};

const dateKeys = [
  'initialNotificationDate',
  'recallDate',
  'finalSubmissionDate',
  'certificationStatusLastUpdated',
] as const satisfies readonly (keyof RecallDates)[];

/** The dates out of bounds, each with its message. Days compare as texts. */
export const recallDateFaults = (dates: RecallDates, today: string): { path: string; message: string }[] => {
  const bounds = recallDateBounds(dates, today);
  return dateKeys.flatMap((path) => {
    const date = dates[path];
    if (!date) return [];
    if (date < bounds[path].earliest) return [{ path, message: dateBelowMinimum }];
    return date > bounds[path].latest ? [{ path, message: dateAboveMaximum }] : [];
  });
};
