import { z } from 'zod';
import { requiredMessage, tooLongMessage } from '../../kernel/field-messages.ts';
import { optionalText, requiredOf, requiredText } from '../../kernel/fields.ts';

const maxPassword = 256;
const maxToken = 20_000;
/** As many roles, and as long ones, as Power BI accepts. */
const maxRoles = 50;
const maxRole = 50;

/** A password is sent as it was typed. */
export const powerBiSignIn = z.object({
  username: requiredText(256),
  password: z.string(requiredOf).min(1, requiredMessage).max(maxPassword, tooLongMessage(maxPassword)),
});

export const powerBiAccess = z.object({ accessToken: z.string() });

/** A report, and as whom Power BI shows it. */
export const reportDetails = z.object({
  accessToken: z
    .string()
    .max(maxToken)
    .regex(/^[\w.~+/-]+=*$/),
  reportId: requiredText(60),
  username: requiredText(256),
  roles: z.array(requiredText(maxRole)).max(maxRoles),
  customData: optionalText(),
});
