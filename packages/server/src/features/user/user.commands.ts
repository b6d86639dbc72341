import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { userErrors } from '@attestry/contract/features/user/user.errors.ts';
import { faultsOfRole, lockedUserFields, organisationTypesFor } from '@attestry/contract/features/user/user.parts.ts';
import type { User, UserEditForm } from '@attestry/contract/features/user/user.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { isIn } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { lockFor, requireVersion } from '../../kernel/access/guards.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { refuseLockedChanges } from '../../kernel/fields/edited-form.ts';
import { cleared } from '../../kernel/fields/form-columns.ts';
import type { Context, WriteContext } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import { inviteAnew, signOutEverywhere } from '../identity/identity.public.ts';
import { countNamedAddress } from './check-user.queries.ts';
import { isSameOrganisation, type OrganisationReference, referenceOf } from './organisations-of-user.queries.ts';
import { requireProPlace } from './pro-users.queries.ts';
import { mailUpgrade } from './user.emails.ts';
import { readUser, storedIdOf } from './user.queries.ts';
import { editUser, initialiseUser, seeUser } from './user.scope.ts';
import {
  type Assignment,
  holdOrganisations,
  requireGrant,
  requireRelated,
  secondariesOf,
  storeOrganisations,
} from './user-assignment.commands.ts';

const assignmentOf = ({ role, primaryOrganisation, secondaryOrganisations }: User): Assignment => ({
  role,
  primary: primaryOrganisation ? referenceOf(primaryOrganisation) : undefined,
  secondaries: secondaryOrganisations.map(referenceOf),
});

type Sent = Pick<UserEditForm, 'primaryOrganisation' | 'secondaryOrganisations'>;

const nameOf = ({ type, externalId }: { type: number; externalId: string }) => `${type} ${externalId}`;

/** The fields that may be locked, each as one comparable text. */
const comparable = (form: Sent & Pick<UserEditForm, 'role'> & { email: string }) => ({
  email: form.email,
  role: form.role,
  primaryOrganisation:
    form.primaryOrganisation === null ? '' : form.primaryOrganisation && nameOf(form.primaryOrganisation),
  secondaryOrganisations: form.secondaryOrganisations?.map(nameOf).sort().join(', '),
});

/** What an edit makes of a user. A role without organisations has none, whatever stood there. */
const assignmentAfter = (present: User, form: UserEditForm): Assignment => {
  const before = assignmentOf(present);
  const role = form.role ?? before.role;
  const kept = organisationTypesFor(role).length > 0 ? present.primaryOrganisation : null;
  const primaryOrganisation = form.primaryOrganisation === undefined ? kept : form.primaryOrganisation;
  const faults = faultsOfRole({ role, primaryOrganisation, jobTitle: form.jobTitle ?? present.jobTitle ?? '' });
  if (faults.length > 0) throw refuse(kernelErrors.invalid, { fields: faults });
  const primary = primaryOrganisation ? referenceOf(primaryOrganisation) : undefined;
  const stays = isSameOrganisation(primary, before.primary);
  const secondaries = form.secondaryOrganisations ? secondariesOf(form, primary) : stays ? before.secondaries : [];
  return { role, primary, secondaries };
};

const storeAssignment = async (ctx: WriteContext, id: string, present: User, after: Assignment): Promise<void> => {
  const before = assignmentOf(present);
  const stays = isSameOrganisation(after.primary, before.primary);
  if (after.role !== before.role || !stays) await requireGrant(ctx, after, before.primary);
  await requireRelated(ctx, after, stays ? before.secondaries : []);
  const { status } = present;
  await requireProPlace(
    ctx.db,
    { ...after, status },
    { before: { ...before, status }, limit: userErrors.limitReached },
  );
  await storeOrganisations(ctx.db, id, after);
};

const isOtherAddress = (form: UserEditForm, { email }: User): boolean => form.email !== email;

const tellOfChanges = async (ctx: WriteContext, id: string, present: User, form: UserEditForm): Promise<void> => {
  const { db, kernel, requestId } = ctx;
  if (isOtherAddress(form, present)) await inviteAnew(kernel, db, id);
  const upgraded = isIn('lite', present.role) && form.role && isIn('pro', form.role);
  if (upgraded && form.enablemailLitetoPro) await mailUpgrade(db, kernel.settings, { userId: id, requestId });
};

const namedIn = ({ primaryOrganisation, secondaryOrganisations = [] }: Sent): OrganisationReference[] =>
  [...(primaryOrganisation ? [primaryOrganisation] : []), ...secondaryOrganisations].map(referenceOf);

const lock = async (
  ctx: WriteContext,
  identificator: string,
  {
    may,
    named,
  }: {
    may: typeof editUser;
    named: readonly OrganisationReference[];
  },
) => {
  const id = await storedIdOf(ctx.db, identificator);
  await holdOrganisations(ctx.db, named, id);
  const see = seeUser(ctx.actor);
  return { id, version: await lockFor(ctx.db, { id, from: sql`app_user`, see, may: may(ctx.actor) }) };
};

const storeEdit = async (ctx: WriteContext, identificator: string, form: UserEditForm): Promise<User> => {
  const { id, version } = await lock(ctx, identificator, { may: editUser, named: namedIn(form) });
  const present = await readUser(ctx, identificator);
  await requireVersion(ctx.editedVersion, version, async () => present);
  if (!present.allowFullEdit) {
    refuseLockedChanges(userErrors.lockedFields, lockedUserFields, comparable(form), comparable(present));
  }
  const after = assignmentAfter(present, form);
  await storeAssignment(ctx, id, present, after);
  await ctx.db
    .updateTable('app_user')
    .set({
      email: form.email,
      first_name: form.firstName,
      last_name: form.lastName,
      job_title: cleared(form.jobTitle),
      phone: cleared(form.phoneNumber),
      role: after.role,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await tellOfChanges(ctx, id, present, form);
  return readUser(ctx, identificator);
};

/** Whoever may change the address learns whether another account has it, so that a change of it is counted. */
export const updateUser = async (ctx: Context, identificator: string, form: UserEditForm): Promise<User> => {
  const present = await readUser(ctx, identificator);
  if (present.allowFullEdit && isOtherAddress(form, present)) await countNamedAddress(ctx);
  const cause = { actorId: ctx.actor.id, event: userApi.update.summary, requestId: ctx.requestId };
  return inTransaction(ctx.kernel.database, cause, (db) => storeEdit({ ...ctx, db }, identificator, form));
};

/** Activates, or deactivates and ends every session; a user who is already so stays as they are. */
export const setStatus = async (ctx: WriteContext, identificator: string, status: User['status']): Promise<User> => {
  const { id, version } = await lock(ctx, identificator, { may: initialiseUser, named: [] });
  const present = await readUser(ctx, identificator);
  if (present.status === status) return present;
  await requireProPlace(ctx.db, { ...assignmentOf(present), status }, { limit: userErrors.limitReachedOnActivation });
  await ctx.db
    .updateTable('app_user')
    .set({ status, version: version + 1 })
    .where('id', '=', id)
    .execute();
  if (status === 'Deactivated') await signOutEverywhere(ctx.db, id);
  return readUser(ctx, identificator);
};
