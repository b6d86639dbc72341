import { z } from 'zod';

/** Field kinds that forms share, each with the specification's message. Bodies and answers hold JSON values only. */
export const maxText = 1000;

export const requiredMessage = 'Field is required';
export const tooLongMessage = (max: number) => `Max ${max} characters allowed`;

/** Trimmed text that must be there. */
export const requiredText = (max = maxText) =>
  z.string().trim().min(1, requiredMessage).max(max, tooLongMessage(max));

/** Trimmed text that may be empty. */
export const optionalText = (max = maxText) => z.string().trim().max(max, tooLongMessage(max)).optional();

const emailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;
export const email = z.string().trim().max(254, tooLongMessage(254)).regex(emailPattern, 'Incorrect email format');

export const phone = z
  .string()
  .trim()
  .max(40, tooLongMessage(40))
  .regex(/^[\d()/+ -]*$/, 'Incorrect phone number format');

/** A public id: a positive number sent as a string. */
export const publicId = z.string().regex(/^[1-9]\d{0,17}$/, 'Is not a number');

/** A day, YYYY-MM-DD. */
export const day = z.iso.date('Is not a date (YYYY-MM-DD)');

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

export const named = z.object({ id: z.string(), name: z.string() });
export type Named = z.output<typeof named>;

export const location = z.object({
  addressLine1: requiredText(),
  addressLine2: optionalText(),
  addressLine3: optionalText(),
  city: requiredText(),
  county: optionalText(),
  zipCode: optionalText(),
  country: z.object({ id: z.string().min(1, requiredMessage), name: z.string().optional() }),
});
export type Location = z.output<typeof location>;

/** A contact as forms send it: what was cleared arrives as an empty text. */
export const contact = z.object({
  name: optionalText(),
  email: z.union([z.literal(''), email]).optional(),
  phoneNumber: z.union([z.literal(''), phone]).optional(),
  faxNumber: z.union([z.literal(''), phone]).optional(),
});
export type Contact = z.output<typeof contact>;

/** The value at a dotted path of a form. */
export const valueAt = (form: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined), form);
