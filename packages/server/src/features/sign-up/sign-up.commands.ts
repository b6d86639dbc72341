import { createHash, randomBytes } from 'node:crypto';
import type { CompanyCreateForm } from '@attestry/contract/features/company/company.schema.ts';
import { signUpErrors } from '@attestry/contract/features/sign-up/sign-up.errors.ts';
import type { NewUser, NewUserForm, SignUpCompanyForm } from '@attestry/contract/features/sign-up/sign-up.schema.ts';
import { knownEmailMessage } from '@attestry/contract/features/user/user.parts.ts';
import { sql } from 'kysely';
import { type AttemptLimit, requireAttempt } from '../../kernel/access/attempts.ts';
import { callerOf } from '../../kernel/access/caller.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { inTransaction, inUndoneTransaction } from '../../kernel/database/transaction.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { createCompany } from '../company/company.public.ts';
import { createFirstUser, knowledgeOf, titlesOf } from '../user/user.public.ts';

const limits = {
  company: { what: 'sign-up of a company', most: 5, seconds: 3600 },
  user: { what: 'sign-up of a user', most: 10, seconds: 3600 },
} satisfies Record<string, AttemptLimit>;

const tokenLastsMs = 3_600_000;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

const causeOf = ({ requestId }: PublicContext) => ({ actorName: 'Self sign-up', event: 'Sign up', requestId });

const countSignUp = async ({ kernel, actor, address }: PublicContext, limit: AttemptLimit): Promise<void> => {
  const subject = actor?.identificator ?? callerOf(address);
  await requireAttempt(kernel.database, [{ ...limit, subject }]);
};

/** A company that signs up is Lite, with the default limit, and may export. */
const companyForm = ({ kernel }: PublicContext, form: SignUpCompanyForm): CompanyCreateForm => ({
  ...form,
  companyTier: 'Lite',
  favouriteLimit: kernel.settings.DEFAULT_FAVOURITE_LIMIT,
  allowExportList: true,
});

/**
 * Refuses a company whose name another one has in the same city: a colleague has probably created it. Two that sign up at the
 * same time are asked one after the other.
 */
const requireNewCompany = async (db: Writer, { company: { name, location } }: SignUpCompanyForm): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('sign-up of ' || search_key(${name}), 0))`.execute(db);
  const { rows } = await sql`select from company_listing
    where left(name_key, 200) = left(search_key(${name}), 200) and name_key = search_key(${name})
      and country_id::text = ${location.country.id} and search_key(city) = search_key(${location.city})
      and status <> 'Archived'`.execute(db);
  if (rows.length > 0) throw refuse(signUpErrors.companyExists);
};

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
  const { id } = await inUndoneTransaction(database, cause, async (db) => {
    await requireNewCompany(db, form);
    return createCompany({ db }, companyForm(ctx, form));
  });
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

const refuseKnown = (ctx: PublicContext, knowledge: 'used' | 'linked') => {
  const definition = knowledge === 'used' ? signUpErrors.emailUsed : signUpErrors.emailLinked;
  return refuse({ ...definition, message: knownEmailMessage(knowledge, titlesOf(ctx.kernel)) });
};

/**
 * Creates the company of the sign-up and its first user, both or neither. Learning that an address is known ends the sign-up:
 * otherwise one token would ask for many addresses.
 */
export const completeSignUp = async (ctx: PublicContext, form: NewUserForm, token: string): Promise<NewUser> => {
  await countSignUp(ctx, limits.user);
  const { kernel } = ctx;
  const user = await inTransaction(kernel.database, causeOf(ctx), async (db) => {
    const signUp = await takeSignUp(db, token);
    if (form.primaryOrganisation?.externalId !== signUp.id) throw refuse(signUpErrors.otherCompany);
    const knowledge = await knowledgeOf(db, form.email);
    if (knowledge) return { refusal: refuseKnown(ctx, knowledge) };
    await requireNewCompany(db, signUp.form);
    await createCompany({ db }, companyForm(ctx, signUp.form), signUp.id);
    const created = await createFirstUser({ db, kernel }, form, { type: 'Company', id: signUp.id });
    // Somebody else has taken the address meanwhile.
    if (!created) throw refuseKnown(ctx, (await knowledgeOf(db, form.email)) ?? 'used');
    return created;
  });
  if ('refusal' in user) throw user.refusal;
  kernel.wake(deliverMailJob.name);
  const { email, firstName, lastName, role } = form;
  return { identificator: user.identificator, email, firstName, lastName, role };
};
