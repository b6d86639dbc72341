import { sql } from 'kysely';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { linkButton, mailLayout, paragraph } from '../../kernel/mail/mail-layout.ts';
import { enqueueMail, type MailContent, type Recipient, secretPlaceholder } from '../../kernel/mail/send-mail.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

/** Read at this moment, so that the mail goes to the account's present address. */
const recipientOf = async (db: Writer, userId: string): Promise<Recipient> => {
  const { rows } = await sql<Recipient>`
    select concat_ws(' ', first_name, last_name) as name, email as address
    from app_user where id = ${userId}`.execute(db);
  const [recipient] = rows;
  if (!recipient) throw new Error(`There is no user ${userId} to write to`);
  return recipient;
};

/** The token is filled in when the mail is sent. */
const linkOf = (settings: Settings): string => `${publicOrigin(settings)}/set-password?token=${secretPlaceholder}`;

const resetMail = (settings: Settings): MailContent => ({
  subject: `Choose a new password for ${settings.DIRECTORY_NAME}`,
  body: mailLayout(
    {
      sender: settings.DIRECTORY_NAME,
      title: 'Choose a new password',
      footer: ['If you did not ask for this, you need not do anything: your password stays as it is.'],
    },
    paragraph('Somebody, hopefully you, asked to choose a new password for your account.'),
    linkButton('Choose a password', linkOf(settings)),
    paragraph('The link can be used once, within one hour.'),
  ),
});

const invitationMail = (settings: Settings, embedded: boolean): MailContent => {
  const { DIRECTORY_NAME, BODY_NAME } = settings;
  const steps = embedded
    ? [
        paragraph('Choose a password to sign in with.'),
        linkButton('Choose a password', linkOf(settings)),
        paragraph(
          'The link can be used once, within seven days. After that, ask for a new one under “Forgot password”.',
        ),
      ]
    : [
        paragraph('Sign in with the account of your organisation.'),
        linkButton('Sign in', `${publicOrigin(settings)}/private`),
      ];
  const footer = [
    `You receive this because an account with your address was created in ${DIRECTORY_NAME}, the directory of ${BODY_NAME}.`,
  ];
  return {
    subject: `Your account in ${DIRECTORY_NAME}`,
    body: mailLayout({ sender: DIRECTORY_NAME, title: 'Your account is ready', footer }, ...steps),
  };
};

export const mailPasswordLink = async (
  db: Writer,
  { settings, database: { sealing } }: Pick<Kernel, 'settings' | 'database'>,
  userId: string,
  token: string,
): Promise<void> => {
  const to = await recipientOf(db, userId);
  const key = `password link ${crypto.randomUUID()}`;
  await enqueueMail(db, { to, key, content: resetMail(settings), secret: { text: token, sealing } });
};

/** Welcomes a new user; without a token when an external provider manages the passwords. */
export const mailInvitation = async (
  db: Writer,
  { settings, database: { sealing } }: Pick<Kernel, 'settings' | 'database'>,
  userId: string,
  token?: string,
): Promise<void> => {
  const to = await recipientOf(db, userId);
  const secret = token === undefined ? undefined : { text: token, sealing };
  const content = invitationMail(settings, secret !== undefined);
  await enqueueMail(db, { to, key: `invitation ${crypto.randomUUID()}`, content, secret });
};
