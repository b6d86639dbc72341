import { auditorErrors, sameQualificationMessage } from '@attestry/contract/features/auditor/auditor.errors.ts';
import type { FieldFault } from '@attestry/contract/features/auditor/auditor.parts.ts';
import type { Auditor, Qualification, QualificationForm } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { qualificationTransitions } from '@attestry/contract/features/auditor/auditor.states.ts';
import { noSuchChoice } from '@attestry/contract/kernel/field-messages.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { standardsOfEntities } from './auditor-choices.queries.ts';

const keyOf = ({ entityType, entityId }: Pick<QualificationForm, 'entityType' | 'entityId'>) =>
  `${entityType} ${entityId}`;

interface NewQualification extends QualificationForm {
  standardId: number;
}

/** What a form changes in the qualifications of a profile. */
export interface QualificationChanges {
  added: readonly NewQualification[];
  changed: readonly { id: string; justification: string }[];
}

export const qualificationsOf = ({ standards }: Pick<Auditor, 'standards'>): Qualification[] =>
  standards.flatMap(({ qualifications }) => qualifications);

type Sent = readonly QualificationForm[];

const isSame = (one: QualificationForm, held: Qualification) =>
  one.externalId === held.qualificationId && keyOf(one) === keyOf(held);

/** The rows that name a qualification of another profile, one that cannot be had, or one twice. */
const faultsOf = (sent: Sent, held: readonly Qualification[], standards: ReadonlyMap<string, number>): FieldFault[] => {
  const taken = new Set(held.map(keyOf));
  return sent.flatMap((one, at) => {
    const path = `qualifications.${at}`;
    if (one.externalId)
      return held.some((known) => isSame(one, known)) ? [] : [{ path: `${path}.externalId`, message: noSuchChoice }];
    if (!standards.has(keyOf(one))) return [{ path: `${path}.entityId`, message: noSuchChoice }];
    if (taken.has(keyOf(one))) return [{ path: `${path}.entityId`, message: sameQualificationMessage }];
    taken.add(keyOf(one));
    return [];
  });
};

const refuseSuspended = (sent: Sent, held: readonly Qualification[], changed: QualificationChanges['changed']) => {
  const suspended = changed.filter(({ id }) =>
    held.some(({ qualificationId, status }) => qualificationId === id && status === 'Suspended'),
  );
  if (suspended.length === 0) return;
  const { message } = auditorErrors.suspended;
  const at = (id: string) => sent.findIndex(({ externalId }) => externalId === id);
  throw refuse(auditorErrors.suspended, {
    fields: suspended.map(({ id }) => ({ path: `qualifications.${at(id)}.justificationAndExceptions`, message })),
  });
};

/** What a form changes, and its faults. One that it does not send stays as it is; so does an omitted justification. */
export const qualificationsAfter = async (
  { db }: WriteContext,
  sent: Sent,
  held: readonly Qualification[],
): Promise<{ changes: QualificationChanges; faults: FieldFault[] }> => {
  const standards = await standardsOfEntities(db, sent);
  const changed = sent.flatMap(({ externalId = '', justificationAndExceptions: justification }) => {
    const before = held.find(({ qualificationId }) => qualificationId === externalId);
    const isChanged =
      before && justification !== undefined && justification !== (before.justificationsAndExceptions ?? '');
    return isChanged ? [{ id: externalId, justification }] : [];
  });
  refuseSuspended(sent, held, changed);
  const added = sent.flatMap((one) => {
    const standardId = one.externalId ? undefined : standards.get(keyOf(one));
    return standardId === undefined ? [] : [{ ...one, standardId }];
  });
  return { changes: { added, changed }, faults: faultsOf(sent, held, standards) };
};

export const storeQualifications = async (
  { db }: WriteContext,
  auditorId: string,
  { added, changed }: QualificationChanges,
): Promise<void> => {
  for (const { id, justification } of changed)
    await sql`update auditor_qualification set justification = nullif(${justification}, '')
      where id = ${id}::bigint and auditor_id = ${auditorId}::bigint`.execute(db);
  if (added.length === 0) return;
  await db
    .insertInto('auditor_qualification')
    .values(
      added.map(({ entityType, entityId, standardId, justificationAndExceptions }) => ({
        auditor_id: auditorId,
        standard_id: standardId,
        category_id: entityType === 'category' ? Number(entityId) : null,
        technology_id: entityType === 'technology' ? Number(entityId) : null,
        entity: `${entityType} ${entityId}`,
        justification: justificationAndExceptions || null,
      })),
    )
    .execute();
};

const submitted = qualificationTransitions.submit.from.body.filter((status) => status !== 'In Revision');

/** Submits what is new or changed; what was validated and stays as it was remains valid. Answers whether there was any. */
export const submitQualifications = async (
  { db }: WriteContext,
  auditorId: string,
  { changed }: QualificationChanges,
): Promise<boolean> => {
  const { numAffectedRows = 0n } =
    await sql`update auditor_qualification set status = ${qualificationTransitions.submit.to}, status_at = app_now(), submitted_at = app_now()
    where auditor_id = ${auditorId}::bigint and status = any(${submitted}::text[])
      and (status = 'In Progress' or id = any(${changed.map(({ id }) => id)}::bigint[]))`.execute(db);
  return numAffectedRows > 0n;
};
