import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { userErrors } from '@attestry/contract/features/user/user.errors.ts';
import { faultsOfRole, lockedUserFields, organisationTypesFor } from '@attestry/contract/features/user/user.parts.ts';
import type { User, UserEditForm, userVerbs } from '@attestry/contract/features/user/user.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { requireVersion } from '../../kernel/access/guards.ts';
import type { Context, WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { refuseLockedChanges } from '../../kernel/fields/edited-form.ts';
import { cleared } from '../../kernel/fields/form-columns.ts';
import { signOutEverywhere } from '../identity/identity.public.ts';
import { countNamedAddress } from './check-user.queries.ts';
import { isSameOrganisation, type OrganisationReference, referenceOf } from './organisations-of-user.queries.ts';
import { requireProUserLimit } from './pro-users.queries.ts';
import { sendLetter } from './user.emails.ts';
import { readUser, storedIdOf } from './user.queries.ts';
import { userAccess } from './user.scope.ts';
import {
  type Assignment,
  lockOrganisations,
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

type SentOrganisations = Pick<UserEditForm, 'primaryOrganisation' | 'secondaryOrganisations'>;

const organisationKey = ({ type, externalId }: { type: number; externalId: string }) => `${type} ${externalId}`;

/** The lockable fields, each as a comparable text. */
const comparableFields = (form: SentOrganisations & Pick<UserEditForm, 'role'> & { email: string }) => ({
  email: form.email,
  role: form.role,
  primaryOrganisation:
    form.primaryOrganisation === null ? '' : form.primaryOrganisation && organisationKey(form.primaryOrganisation),
  secondaryOrganisations: form.secondaryOrganisations?.map(organisationKey).sort().join(', '),
});

/** A user's role and organisations after an edit. A role without organisations loses them. */
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
  await requireProUserLimit(
    ctx,
    { ...after, status },
    { before: { ...before, status }, limit: userErrors.limitReached },
  );
  await storeOrganisations(ctx.db, id, after);
};

const isOtherAddress = (form: UserEditForm, { email }: User): boolean => form.email !== email;

const organisationsIn = ({
  primaryOrganisation,
  secondaryOrganisations = [],
}: SentOrganisations): OrganisationReference[] =>
  [...(primaryOrganisation ? [primaryOrganisation] : []), ...secondaryOrganisations].map(referenceOf);

type UserVerb = keyof typeof userVerbs;

const lock = async (
  ctx: WriteContext,
  identificator: string,
  { verb, named }: { verb: UserVerb; named: readonly OrganisationReference[] },
) => {
  const id = await storedIdOf(ctx.db, identificator);
  await lockOrganisations(ctx.db, named, id);
  return { id, version: await userAccess.lock(ctx, id, verb) };
};

const storeEdit = async (ctx: WriteContext, identificator: string, form: UserEditForm): Promise<User> => {
  const { id, version } = await lock(ctx, identificator, { verb: 'edit', named: organisationsIn(form) });
  const present = await readUser(ctx, identificator);
  await requireVersion(ctx.editedVersion, version, async () => present);
  if (!present.allowFullEdit) {
    refuseLockedChanges(userErrors.lockedFields, lockedUserFields, comparableFields(form), comparableFields(present));
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
  await sendLetter(
    ctx,
    { id, version: version + 1 },
    {
      before: present,
      after: { email: form.email, role: after.role, status: present.status },
      tellsUpgrade: form.enablemailLitetoPro,
    },
  );
  return readUser(ctx, identificator);
};

/** Answers to somebody who may change an address reveal whether it is taken, so such a change is counted. */
export const updateUser = async (ctx: Context, identificator: string, form: UserEditForm): Promise<User> => {
  const present = await readUser(ctx, identificator);
  if (present.allowFullEdit && isOtherAddress(form, present)) await countNamedAddress(ctx);
  const cause = { actorId: ctx.actor.id, event: userApi.update.summary, requestId: ctx.requestId };
  return inTransaction(ctx.kernel.database, cause, (db) => storeEdit({ ...ctx, db }, identificator, form));
};

/** Activates a user, or deactivates them and ends every session. */
export const setStatus = async (ctx: WriteContext, identificator: string, status: User['status']): Promise<User> => {
  const { id, version } = await lock(ctx, identificator, { verb: 'initialize', named: [] });
  const present = await readUser(ctx, identificator);
  if (present.status === status) throw refuse(status === 'Active' ? userErrors.active : userErrors.deactivated);
  await requireProUserLimit(ctx, { ...assignmentOf(present), status }, { limit: userErrors.limitReachedOnActivation });
  await ctx.db
    .updateTable('app_user')
    .set({ status, version: version + 1 })
    .where('id', '=', id)
    .execute();
  if (status === 'Deactivated') await signOutEverywhere(ctx.db, id);
  await sendLetter(ctx, { id, version: version + 1 }, { before: present, after: { ...present, status } });
  return readUser(ctx, identificator);
};
