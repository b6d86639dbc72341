import { z } from 'zod';
import { flagNames } from '../../kernel/flags.ts';

/** What the pages know about the deployment. Contains no secrets: everybody may read it. */
export const configuration = z.object({
  directoryName: z.string(),
  bodyName: z.string(),
  productName: z.string(),
  flags: z.record(z.enum(flagNames), z.boolean()),
  signIn: z.object({
    issuer: z.string(),
    clientId: z.string(),
    /** The directory signs people in itself, at whichever of its addresses they use. */
    embedded: z.boolean(),
  }),
  siteCode: z.object({ minDigits: z.number().int(), maxDigits: z.number().int() }),
  supportHours: z.string(),
  links: z.object({
    accessRequest: z.string().nullable(),
    dataServices: z.string().nullable(),
    training: z.string().nullable(),
    terms: z.string().nullable(),
    eula: z.string().nullable(),
    privacy: z.string().nullable(),
    help: z.string().nullable(),
    query: z.string().nullable(),
    assistance: z.string().nullable(),
  }),
  /** The version of the terms and the privacy policy that is to be accepted. */
  termsVersion: z.string(),
  socialLinks: z.array(z.string()),
  /** How to reach the body; empty where the deployment says nothing. */
  contact: z.object({ address: z.string(), phone: z.string(), email: z.string() }),
  trainingPartners: z.number().int(),
  /** Two-letter codes of the countries of which nothing is published. */
  suppressedCountries: z.array(z.string()),
  /** The support chat; null if there is none. */
  chat: z.object({ script: z.string(), appId: z.string() }).nullable(),
  /** The sign-in page lists example accounts. */
  demoComforts: z.boolean(),
});
export type Configuration = z.output<typeof configuration>;
