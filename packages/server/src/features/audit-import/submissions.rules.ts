import type { RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import type { AuditSubmissions } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { type Actor, isOf } from '../../kernel/access/actor.ts';

/** A certification body, and what becomes of what is submitted for it. */
export interface SubmittingBody {
  name: string;
  submissions: AuditSubmissions;
}

/** The standards body submits whatever a certification body may not. */
export const isOnHold = (actor: Actor, { submissions }: SubmittingBody): boolean =>
  submissions === 'Hold' && !isOf(actor, 'body');

export const whyProhibited = (actor: Actor, { name, submissions }: SubmittingBody): string | undefined =>
  submissions === 'Prohibit' && !isOf(actor, 'body')
    ? `Audit submissions of ${name} are prohibited at present.`
    : undefined;

/** Holding a record that is not Holding would end or change a valid certificate: it stays as it is meanwhile. */
export const whyKept = (
  actor: Actor,
  body: SubmittingBody,
  { recordStatus }: { recordStatus: RecordStatus },
  verb: 'replaced' | 'changed',
): string | undefined =>
  isOnHold(actor, body) && recordStatus !== 'Holding'
    ? `Submissions of ${body.name} are on hold: a record that is ${recordStatus} cannot be ${verb} meanwhile.`
    : undefined;
