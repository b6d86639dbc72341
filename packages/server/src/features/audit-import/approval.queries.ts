import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { isApprovedFor } from '../certification-body/certification-body.public.ts';

/** A certification body of record and the standard it certifies. */
interface Certifying {
  body: { id: string; name: string };
  standardId: number;
  /** As the template has it. */
  standard: string;
}

/** What a certification body without approval for a standard meets. */
export interface Approval {
  refusals: ReportMessage[];
  overrides: ReportMessage[];
}

/** A certification body certifies what it is approved for: refused otherwise, but the standards body may override. */
export const judgeApproval = async (
  { db, actor, kernel }: WriteContext,
  { body, standardId, standard }: Certifying,
): Promise<Approval> => {
  if (await isApprovedFor(db, { bodyId: body.id, standardId })) return { refusals: [], overrides: [] };
  const message = `${body.name} is not approved for ${withProductName(standard, kernel.settings)}.`;
  return isOf(actor, 'body') ? { refusals: [], overrides: [{ message }] } : { refusals: [{ message }], overrides: [] };
};
