import { createHash, randomBytes } from 'node:crypto';
import type { CompanyCreateForm } from '@attestry/contract/features/company/company.schema.ts';
import { signUpErrors } from '@attestry/contract/features/sign-up/sign-up.errors.ts';
import type { NewUser, NewUserForm, SignUpCompanyForm } from '@attestry/contract/features/sign-up/sign-up.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import { type AttemptLimit, mayAttempt } from '../../kernel/access/attempts.ts';
import { callerOf } from '../../kernel/access/caller.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { inTransaction, inUndoneTransaction } from '../../kernel/database/transaction.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { createCompany } from '../company/company.public.ts';
import { createFirstUser, knowledgeOf } from '../user/user.public.ts';

const limits = {
  company: { what: 'sign-up of a company', most: 5, seconds: 3600 },
  user: { what: 'sign-up of a user', most: 10, seconds: 3600 },
} satisfies Record<string, AttemptLimit>;

const tokenLastsMs = 3_600_000;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

const causeOf = ({ requestId }: PublicContext) => ({ actorName: 'Self sign-up', event: 'Sign up', requestId });

const countSignUp = async ({ kernel, actor, address }: PublicContext, limit: AttemptLimit): Promise<void> => {
  const subject = actor?.identificator ?? callerOf(address);
  if (!(await mayAttempt(kernel.database, [{ ...limit, subject }]))) throw refuse(kernelErrors.tooMany);
};

/** A company that signs up is Lite, with the default limit, and may export. */
const companyForm = ({ kernel }: PublicContext, form: SignUpCompanyForm): CompanyCreateForm => ({
  ...form,
  companyTier: 'Lite',
  favouriteLimit: kernel.settings.DEFAULT_FAVOURITE_LIMIT,
  allowExportList: true,
});

/**
 * Keeps a company until its first user exists; nothing else knows of it before. Storing it and undoing that reserves its id,
 * and the database refuses what it would refuse then.
 */
export const beginSignUp = async (
  ctx: PublicContext,
  form: SignUpCompanyForm,
): Promise<{ id: string; signUpToken: string }> => {
  await countSignUp(ctx, limits.company);
  const { database } = ctx.kernel;
  const cause = causeOf(ctx);
  const { id } = await inUndoneTransaction(database, cause, (db) => createCompany({ db }, companyForm(ctx, form)));
  const signUpToken = randomBytes(32).toString('base64url');
  await inTransaction(database, cause, (db) =>
    db
      .insertInto('sign_up')
      .values({ company_id: id, token_hash: digest(signUpToken), company: JSON.stringify(form) })
      .execute(),
  );
  return { id, signUpToken };
};

/** Takes the sign-up out of those that are kept; a second caller with its token waits, and finds nothing. */
const takeSignUp = async (db: Writer, token: string): Promise<{ id: string; form: SignUpCompanyForm }> => {
  const { rows } = await sql<{ id: string; form: SignUpCompanyForm }>`
    delete from sign_up
    where token_hash = ${digest(token)} and created_at > ${new Date(clock.now().getTime() - tokenLastsMs)}
    returning company_id::text as id, company as form`.execute(db);
  const [found] = rows;
  if (!found) throw refuse(signUpErrors.ended);
  return found;
};

const refuseKnown = async (ctx: PublicContext, db: Writer, email: string) => {
  const definition = (await knowledgeOf(db, email)) === 'used' ? signUpErrors.emailUsed : signUpErrors.emailLinked;
  return refuse({ ...definition, message: definition.message.replace('{body}', ctx.kernel.settings.BODY_NAME) });
};

/** Creates the company of the sign-up and its first user, both or neither. */
export const completeSignUp = async (ctx: PublicContext, form: NewUserForm, token: string): Promise<NewUser> => {
  await countSignUp(ctx, limits.user);
  const { kernel } = ctx;
  const user = await inTransaction(kernel.database, causeOf(ctx), async (db) => {
    const signUp = await takeSignUp(db, token);
    if (form.primaryOrganisation?.externalId !== signUp.id) throw refuse(signUpErrors.ended);
    await createCompany({ db }, companyForm(ctx, signUp.form), signUp.id);
    const created = await createFirstUser({ db, kernel }, form, { type: 'Company', id: signUp.id });
    if (!created) throw await refuseKnown(ctx, db, form.email);
    return created;
  });
  kernel.wake(deliverMailJob.name);
  const { email, firstName, lastName, role } = form;
  return { identificator: user.identificator, email, firstName, lastName, role };
};
