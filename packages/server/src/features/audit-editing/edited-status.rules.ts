import {
  type CertificationStatus,
  certifies,
  decidedStatuses,
  expiringStatuses,
} from '@attestry/contract/features/audit/audit.states.ts';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { statusesToChoose } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { dateAboveMaximum, dateBelowMinimum } from '@attestry/contract/kernel/fields.ts';
import { addDays } from '../../kernel/clock/clock.ts';
import { survivesReports } from '../audit-life/audit-life.public.ts';
import type { Facts } from './record-to-edit.queries.ts';

/** Only these statuses have a reason and a date. */
const explainedStatuses: readonly CertificationStatus[] = ['Suspended', 'Withdrawn'];

export interface StatusEdit {
  /** As of today. */
  present: CertificationStatus;
  /** Set by hand, if it changes. */
  chosen: CertificationStatus | undefined;
  /** The report's decision before and after the edit; undefined without a report. */
  decision: { before: string | undefined; after: string | undefined };
  expiryDate: { before: string | undefined; after: string | undefined };
  facts: { before: Facts; after: Facts };
  today: string;
}

const isDecided = (status: string | undefined): status is (typeof decidedStatuses)[number] =>
  decidedStatuses.some((each) => each === status);

/** The chosen status, if it is also a decision of the report. */
export const decisionGiven = (chosen: CertificationStatus | undefined): string | undefined =>
  isDecided(chosen) ? chosen : undefined;

/** Whether a record with this status is or was certificated. */
export const wasCertified = (status: CertificationStatus): boolean =>
  status !== 'Pending' && status !== 'Not Certificated';

/** The status on a day: after its expiry day a certification is Expired. */
export const statusOn = (today: string, status: CertificationStatus, expiryDate: string | undefined) =>
  expiringStatuses.some((each) => each === status) && expiryDate !== undefined && expiryDate < today
    ? 'Expired'
    : status;

/**
 * The certification status after an edit. A chosen one wins. Interim, Suspended and Withdrawn survive a decision that
 * still certifies. An expired certification with a new expiry date returns to its decision; undefined if no report has
 * one.
 */
export const statusAfter = (edit: StatusEdit): CertificationStatus | undefined => {
  const { present, chosen, decision, expiryDate, today } = edit;
  if (chosen) return chosen;
  const { after } = decision;
  if (after !== decision.before && isDecided(after))
    return survivesReports(present) && certifies(after) ? present : after;
  const runsOn = present === 'Expired' && expiryDate.after !== undefined && expiryDate.after >= today;
  if (!runsOn) return present;
  return isDecided(after) ? after : undefined;
};

const at = (field: string, message: string): EditMessage => ({ message, field });

const missing = ({ chosen, present, facts, expiryDate, today }: StatusEdit): EditMessage[] => {
  const { needs = [] } = statusesToChoose(present).find(({ status }) => status === chosen) ?? {};
  const isLater = (expiryDate.after ?? '') >= today && (expiryDate.after ?? '') > (expiryDate.before ?? '');
  const has = {
    reason: facts.after.statusReason ? [] : [at('statusReason', requiredMessage)],
    date: facts.after.statusDate ? [] : [at('statusDate', requiredMessage)],
    expiryDate: isLater ? [] : [at('expiryDate', expiryDate.after ? dateBelowMinimum : requiredMessage)],
  };
  return needs.flatMap((need) => has[need]);
};

const judgeFacts = ({ facts, today }: StatusEdit, status: CertificationStatus): EditMessage[] => {
  const { before, after } = facts;
  if (explainedStatuses.includes(status))
    return after.statusDate > addDays(today, 1) ? [at('statusDate', dateAboveMaximum)] : [];
  const says = 'Only a suspended or withdrawn certification has a reason and a date';
  return (['statusReason', 'statusDate'] as const).flatMap((field) =>
    after[field] && after[field] !== before[field] ? [at(field, says)] : [],
  );
};

const judgeExplained = ({ facts: { after } }: StatusEdit, status: CertificationStatus): EditMessage[] =>
  explainedStatuses.includes(status)
    ? (['statusReason', 'statusDate'] as const).flatMap((field) => (after[field] ? [] : [at(field, requiredMessage)]))
    : [];

/** Faults of the resulting status, at the fields of the details form. */
export const judgeStatus = (edit: StatusEdit): EditMessage[] => {
  const { present, chosen } = edit;
  const status = statusAfter(edit);
  if (chosen && !statusesToChoose(present).some((each) => each.status === chosen))
    return [at('certificationStatusId', `${present} cannot be made ${chosen} by hand`)];
  if (!status) return [at('certificationStatusId', 'no report says which decision would hold again')];
  if (chosen) return [...missing(edit), ...judgeFacts(edit, status)];
  const isExplained = edit.facts.before.statusReason !== '' || edit.facts.before.statusDate !== '';
  return [...(isExplained ? judgeExplained(edit, status) : []), ...judgeFacts(edit, status)];
};

/** Clears reason and date where the status has none. */
export const factsWith = (facts: Facts, status: CertificationStatus): Facts =>
  explainedStatuses.includes(status) ? facts : { ...facts, statusReason: '', statusDate: '' };
