import type { RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import type { AuditSubmissions } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { anyOf } from '../../kernel/access/predicates.ts';
import type { Context, WriteContext } from '../../kernel/calls/context.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { isActiveBody, isApprovedFor, readNameOfBody } from '../certification-body/certification-body.public.ts';

/** A certification body and the state of its submissions. */
export interface SubmittingBody {
  id: string;
  name: string;
  submissions: AuditSubmissions;
}

/** Undefined unless pickers offer it or the caller may read its name, because messages name it and reveal its state. */
export const submittingBody = async ({ db, actor }: Context, id: string): Promise<SubmittingBody | undefined> => {
  const { rows } = await sql<SubmittingBody>`
    select body.id, body.name, body.audit_submission_status as submissions from certification_body as body
    where body.id = ${id}::bigint and ${anyOf(isActiveBody, readNameOfBody(actor))}`.execute(db);
  return rows[0];
};

/** Holds do not apply to the standards body. */
export const isOnHold = (actor: Actor, { submissions }: SubmittingBody): boolean =>
  submissions === 'Hold' && !isOf(actor, 'body');

export const whyProhibited = (actor: Actor, { name, submissions }: SubmittingBody): string | undefined =>
  submissions === 'Prohibit' && !isOf(actor, 'body')
    ? `Audit submissions of ${name} are prohibited at present.`
    : undefined;

/** Why a record cannot be changed while submissions are on hold: holding it again would end a valid certificate. */
export const whyUnchangeable = (
  actor: Actor,
  body: SubmittingBody,
  { recordStatus }: { recordStatus: RecordStatus },
  verb: 'replaced' | 'changed',
): string | undefined =>
  isOnHold(actor, body) && recordStatus !== 'Holding'
    ? `Submissions of ${body.name} are on hold: a record that is ${recordStatus} cannot be ${verb} meanwhile.`
    : undefined;

/** A certification body of record and the standard it certifies. */
interface Certifying {
  body: { id: string; name: string };
  standardId: number;
  /** The name in the template. */
  standard: string;
}

/** What a missing approval prevents, or requires the standards body to override. */
export interface Approval {
  refusals: ReportMessage[];
  overrides: ReportMessage[];
}

/** A certification body certifies only standards it is approved for; the standards body may override that. */
export const judgeApproval = async (
  { db, actor, kernel }: WriteContext,
  { body, standardId, standard }: Certifying,
): Promise<Approval> => {
  if (await isApprovedFor(db, { bodyId: body.id, standardId })) return { refusals: [], overrides: [] };
  const message = `${body.name} is not approved for ${withProductName(standard, kernel.settings)}.`;
  return isOf(actor, 'body')
    ? { refusals: [], overrides: [{ message, question: 'approval' }] }
    : { refusals: [{ message }], overrides: [] };
};
