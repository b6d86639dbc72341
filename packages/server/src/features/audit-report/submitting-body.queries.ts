import type { RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import type { AuditSubmissions } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { Reader } from '../../kernel/database/database.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { isApprovedFor } from '../certification-body/certification-body.public.ts';

/** A certification body, and what becomes of the reports that are submitted for it. */
export interface SubmittingBody {
  id: string;
  name: string;
  submissions: AuditSubmissions;
}

export const submittingBody = async (db: Reader, id: string): Promise<SubmittingBody | undefined> => {
  const { rows } = await sql<SubmittingBody>`
    select id, name, audit_submission_status as submissions from certification_body
    where id = ${id}::bigint`.execute(db);
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
export const whyKept = (
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
  /** As the template has it. */
  standard: string;
}

/** What a missing approval refuses, or lets the standards body override. */
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
  return isOf(actor, 'body') ? { refusals: [], overrides: [{ message }] } : { refusals: [{ message }], overrides: [] };
};
