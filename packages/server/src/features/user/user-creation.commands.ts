import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { userErrors } from '@attestry/contract/features/user/user.errors.ts';
import type { ExistingUser, User, UserCreateForm } from '@attestry/contract/features/user/user.schema.ts';
import type { ErrorDefinition } from '@attestry/contract/kernel/errors.ts';
import { isRole } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import type { Context, WriteContext } from '../../kernel/calls/context.ts';
import { type Refusal, refuse } from '../../kernel/calls/refusal.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { cleared } from '../../kernel/fields/form-columns.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { countNamedAddress } from './check-user.queries.ts';
import { type OrganisationReference, referenceOf } from './organisations-of-user.queries.ts';
import { requireProUserLimit } from './pro-users.queries.ts';
import { sendLetter } from './user.emails.ts';
import { readUser } from './user.queries.ts';
import { userAccess } from './user.scope.ts';
import {
  type Assignment,
  lockOrganisations,
  requireGrant,
  requireRelated,
  secondariesOf,
  storeOrganisations,
} from './user-assignment.commands.ts';

/** The account that already has the new user's address. */
interface Existing extends ExistingUser {
  id: string;
  identificator: string;
  version: number;
  role: string;
  status: User['status'];
  primary: OrganisationReference | null;
  /** An active account without role and organisation. */
  unassigned: boolean;
  /** In the caller's scope. */
  managed: boolean;
}

/** How many hours a caller may override the warning that an account exists. */
const overrideHours = 1;

const lockExisting = async ({ db, actor }: WriteContext, email: string): Promise<Existing | undefined> => {
  await lockRows(db, 'app_user', sql`array(select id from app_user where email = ${email})`, 'update');
  const { rows } = await sql<Existing>`
    select app_user.id::text, identificator, version, email, first_name as "firstName", last_name as "lastName",
      coalesce(job_title, '') as "jobTitle", coalesce(phone, '') as "phoneNumber", role, status,
      (select jsonb_build_object('type', held.organisation_type, 'id', held.organisation_id::text)
        from user_organisation as held where held.user_id = app_user.id and held.is_primary) as primary,
      role = 'UNKNOWN' and status = 'Active' and not exists (
        select from user_organisation as held where held.user_id = app_user.id) as unassigned,
      ${userAccess.may(actor, 'editFully')} as managed
    from app_user where email = ${email}`.execute(db);
  return rows[0];
};

const wasWarned = async ({ db, actor }: WriteContext, { id, version }: Existing): Promise<boolean> => {
  const { rows } = await sql`select from existing_user_question
    where asked_by = ${actor.id}::bigint and user_id = ${id}::bigint and version = ${version}
      and asked_at > app_now() - make_interval(hours => ${overrideHours})`.execute(db);
  return rows.length > 0;
};

const recordWarning = async ({ db, actor }: WriteContext, { id, version }: Existing): Promise<void> => {
  await sql`delete from existing_user_question where asked_at < app_now() - make_interval(hours => ${overrideHours})`.execute(
    db,
  );
  await sql`insert into existing_user_question (asked_by, user_id, version)
    values (${actor.id}::bigint, ${id}::bigint, ${version})
    on conflict (asked_by, user_id) do update set version = excluded.version, asked_at = excluded.asked_at`.execute(db);
};

const withNames = ({ kernel }: Context, definition: ErrorDefinition, email: string): ErrorDefinition => ({
  ...definition,
  message: definition.message.replace('{email}', email).replace('{body}', kernel.settings.BODY_NAME),
});

const refuseExisting = (ctx: WriteContext, existing: Existing): Refusal => {
  const { email, firstName, lastName, jobTitle, phoneNumber } = existing;
  const present: ExistingUser = { email, firstName, lastName, jobTitle, phoneNumber };
  return refuse(withNames(ctx, userErrors.exists, email), { present });
};

/** Gives an existing account its role and organisations. Its personal details are kept; only missing ones are filled in. */
const assignExisting = async (ctx: WriteContext, existing: Existing, form: UserCreateForm, after: Assignment) => {
  const { id, role, status, primary } = existing;
  const before = isRole(role) ? { role, status, primary: primary ?? undefined } : undefined;
  const counted = { ...after, status: 'Active' } as const;
  await requireProUserLimit(ctx, counted, { ...(before && { before }), limit: userErrors.limitReached });
  await sql`update app_user set role = ${after.role}, status = 'Active', version = version + 1,
    job_title = coalesce(job_title, ${cleared(form.jobTitle) ?? null}),
    phone = coalesce(phone, ${cleared(form.phoneNumber) ?? null}) where id = ${id}::bigint`.execute(ctx.db);
  await storeOrganisations(ctx.db, id, after);
  await sendLetter(
    ctx,
    { id, version: existing.version + 1 },
    {
      before: { email: form.email, role: isRole(role) ? role : 'UNKNOWN', status },
      after: { email: form.email, ...counted },
    },
  );
  return existing.identificator;
};

const insertUser = async (db: Writer, form: UserCreateForm) => {
  const { rows } = await sql<{ id: string; identificator: string }>`
    insert into app_user (email, first_name, last_name, job_title, phone, role)
    values (${form.email}, ${form.firstName}, ${form.lastName}, ${cleared(form.jobTitle) ?? null},
      ${cleared(form.phoneNumber) ?? null}, ${form.role})
    on conflict (email) do nothing returning id::text, identificator`.execute(db);
  return rows[0];
};

type Outcome = { identificator: string } | { refusal: Refusal };

const resolveExisting = async (
  ctx: WriteContext,
  existing: Existing,
  form: UserCreateForm,
  after: Assignment,
): Promise<Outcome> => {
  if (!existing.unassigned && !existing.managed)
    return { refusal: refuse(withNames(ctx, userErrors.existsElsewhere, form.email)) };
  if (form.overrideWarning && (await wasWarned(ctx, existing)))
    return { identificator: await assignExisting(ctx, existing, form, after) };
  await recordWarning(ctx, existing);
  return { refusal: refuseExisting(ctx, existing) };
};

const storeUser = async (ctx: WriteContext, form: UserCreateForm): Promise<Outcome> => {
  const primary = form.primaryOrganisation ? referenceOf(form.primaryOrganisation) : undefined;
  const after = { role: form.role, primary, secondaries: secondariesOf(form, primary) };
  await lockOrganisations(ctx.db, [primary, ...after.secondaries]);
  await requireGrant(ctx, after);
  await requireRelated(ctx, after);
  const known = await lockExisting(ctx, form.email);
  if (known) return resolveExisting(ctx, known, form, after);
  await requireProUserLimit(ctx, { ...after, status: 'Active' }, { limit: userErrors.limitReached });
  const created = await insertUser(ctx.db, form);
  // Somebody else has created it meanwhile.
  const existing = created ? undefined : await lockExisting(ctx, form.email);
  if (existing) return resolveExisting(ctx, existing, form, after);
  if (!created) throw new Error('A user was neither created nor there');
  await storeOrganisations(ctx.db, created.id, after);
  await sendLetter(ctx, { id: created.id, version: 1 }, { after: { ...form, status: 'Active' } });
  return { identificator: created.identificator };
};

/** Creates the first user of a company and invites them; undefined if the address has an account. */
export const createFirstUser = async (
  ctx: Pick<WriteContext, 'db' | 'kernel'>,
  form: UserCreateForm,
  primary: OrganisationReference,
): Promise<{ identificator: string } | undefined> => {
  const created = await insertUser(ctx.db, form);
  if (!created) return undefined;
  await storeOrganisations(ctx.db, created.id, { primary, secondaries: [] });
  await sendLetter(ctx, { id: created.id, version: 1 }, { after: { ...form, status: 'Active' } });
  return created;
};

/**
 * Creates a user and invites them. If the address already has an account, the call is refused with a warning that is recorded
 * nevertheless: having seen it, the caller may assign that account.
 */
export const createUser = async (ctx: Context, form: UserCreateForm): Promise<User> => {
  await countNamedAddress(ctx);
  const cause = { actorId: ctx.actor.id, event: userApi.create.summary, requestId: ctx.requestId };
  const outcome = await inTransaction(ctx.kernel.database, cause, (db) => storeUser({ ...ctx, db }, form));
  if ('refusal' in outcome) throw outcome.refusal;
  ctx.kernel.wake(deliverMailJob.name);
  return readUser(ctx, outcome.identificator);
};
