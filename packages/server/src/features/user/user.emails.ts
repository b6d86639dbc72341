import type { Writer } from '../../kernel/database/database.ts';
import { linkButton, mailLayout, paragraph } from '../../kernel/mail/mail-layout.ts';
import { enqueueMail } from '../../kernel/mail/send-mail.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

/** Notifies a user of their move from Lite to Pro. */
export const mailUpgrade = async (
  db: Writer,
  settings: Settings,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> => {
  const user = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const frame = {
    sender: settings.DIRECTORY_NAME,
    title: 'You now have Directory Pro',
    footer: [`You get this because your account in ${settings.DIRECTORY_NAME} was changed.`],
  };
  await enqueueMail(db, {
    to: { name: `${user.first_name} ${user.last_name}`, address: user.email },
    key: `upgrade ${userId} ${requestId}`,
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
