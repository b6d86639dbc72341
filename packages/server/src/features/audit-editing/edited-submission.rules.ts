import { isDeepStrictEqual } from 'node:util';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { whyKept, whyProhibited } from '../audit-import/audit-import.public.ts';
import type { EditedRecord, RecordToEdit } from './record-to-edit.queries.ts';

/** These take a certification away, which nobody is kept from. */
const endsCertification = ({ certificationStatus }: EditedRecord): boolean =>
  certificationStatus === 'Suspended' || certificationStatus === 'Withdrawn';

/** Whether an edit says what a report says, or gives a certification: an upload could have said it. */
const isSubmission = (record: RecordToEdit, edited: EditedRecord): boolean =>
  !isDeepStrictEqual(edited.whole, record.whole) ||
  (edited.certificationStatus !== record.certificationStatus && !endsCertification(edited));

/** What stands against an edit while submissions of the certification body are on hold or prohibited. */
export const againstSubmission = (actor: Actor, record: RecordToEdit, edited: EditedRecord): EditMessage[] => {
  if (!isSubmission(record, edited)) return [];
  const message = whyProhibited(actor, record.body) ?? whyKept(actor, record.body, record, 'changed');
  return message ? [{ message }] : [];
};
