import { z } from 'zod';
import { flagNames } from '../../kernel/flags.ts';

/** What the pages know of the deployment. Never holds a secret: everybody may read it. */
export const configuration = z.object({
  directoryName: z.string(),
  bodyName: z.string(),
  productName: z.string(),
  flags: z.record(z.enum(flagNames), z.boolean()),
  signIn: z.object({
    issuer: z.string(),
    clientId: z.string(),
    /** The directory signs people in itself, under its own address, whatever name that is reached by. */
    embedded: z.boolean(),
  }),
  siteCode: z.object({ minDigits: z.number().int(), maxDigits: z.number().int() }),
  supportHours: z.string(),
  links: z.object({
    accessRequest: z.string().nullable(),
    terms: z.string().nullable(),
    privacy: z.string().nullable(),
  }),
  /** Example accounts stand on the sign-in page. */
  demoComforts: z.boolean(),
});
export type Configuration = z.output<typeof configuration>;
