import { roleTitle } from '@attestry/contract/features/user/user.parts.ts';
import type { User } from '@attestry/contract/features/user/user.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { isMember } from '@attestry/contract/kernel/role-groups.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { linkButton, mailLayout, paragraph } from '../../kernel/mail/mail-layout.ts';
import { enqueueMail } from '../../kernel/mail/send-mail.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { hasSignIn, invite, withdrawPasswordLinks } from '../identity/identity.public.ts';
import { alertOfActivation } from '../notification/notification.public.ts';
import { titlesOf } from './user.queries.ts';

interface Account {
  email: string;
  role: Role;
  status: User['status'];
}

/** A change of an account, which is new without `before`. */
export interface AccountChange {
  before?: Account;
  after: Account;
  /** Whether the editor wants a move from Lite to Pro to be told. */
  tellsUpgrade?: boolean | undefined;
}

const isActivated = ({ before, after }: AccountChange): boolean =>
  before !== undefined && before.status !== after.status && after.status === 'Active';
const isAssigned = ({ before, after }: AccountChange): boolean =>
  before?.role === 'UNKNOWN' && after.role !== 'UNKNOWN';
const isMoved = ({ before, after }: AccountChange): boolean => before !== undefined && before.email !== after.email;
const isUpgraded = ({ before, after: { role } }: AccountChange, tiers: boolean): boolean =>
  before !== undefined && isMember({ role: before.role, tiers }, 'lite') && isMember({ role, tiers }, 'pro');

/**
 * The one letter that a change of an account sends, if any. A person who cannot sign in yet is invited as soon as there is
 * something to sign in for, and again at a new address.
 */
export const letterOf = (
  change: AccountChange,
  { signsIn, tiers }: { signsIn: boolean; tiers: boolean },
): 'invitation' | 'activation' | 'upgrade' | undefined => {
  if (change.after.status !== 'Active') return undefined;
  const opens = isActivated(change) || isAssigned(change);
  if (!signsIn && (!change.before || opens || isMoved(change))) return 'invitation';
  if (opens) return 'activation';
  return change.tellsUpgrade && isUpgraded(change, tiers) ? 'upgrade' : undefined;
};

interface Named {
  id: string;
  version: number;
}

const mailUpgrade = async (db: Writer, settings: Settings, { id, version }: Named): Promise<void> => {
  const user = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const frame = {
    sender: settings.DIRECTORY_NAME,
    title: 'You now have Directory Pro',
    footer: [`You receive this because your account in ${settings.DIRECTORY_NAME} was changed.`],
  };
  await enqueueMail(db, {
    to: { name: `${user.first_name} ${user.last_name}`, address: user.email },
    key: `upgrade ${id} version ${version}`,
    content: {
      subject: `You now have Directory Pro in ${settings.DIRECTORY_NAME}`,
      body: mailLayout(
        frame,
        paragraph(
          'Your account was moved from Lite to Pro. Audit reports, documents and notifications are open to you.',
        ),
        linkButton('Open the directory', `${publicOrigin(settings)}/private`),
      ),
    },
  });
};

/**
 * Sends the letter of a change, after it. An activation or a first assignment is an alert as well; where the letter about it is an
 * invitation, the alert is shown alone. Links that were sent to a former address are withdrawn.
 */
export const sendLetter = async (
  ctx: Pick<WriteContext, 'db' | 'kernel'> & { actor?: Actor },
  account: Named,
  change: AccountChange,
): Promise<void> => {
  const { db, kernel } = ctx;
  if (isMoved(change)) await withdrawPasswordLinks(db, account.id);
  const titles = titlesOf(kernel);
  const letter = letterOf(change, { signsIn: await hasSignIn(db, account.id), tiers: titles.tiers });
  if (letter === 'invitation') await invite(kernel, db, account.id);
  if (letter === 'upgrade') await mailUpgrade(db, kernel.settings, account);
  const opened = isActivated(change)
    ? { from: 'Deactivated', to: 'Active' }
    : isAssigned(change) && { from: 'No role', to: roleTitle(change.after.role, titles) };
  if (opened && letter)
    await alertOfActivation(ctx, { ...account, change: opened, shownOnly: letter === 'invitation' });
};
