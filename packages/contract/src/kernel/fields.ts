import { z } from 'zod';
import { withAsciiDomain } from './email-address.ts';
import { notADay, notANumber, requiredMessage, tooLongMessage } from './field-messages.ts';
import { hiddenMessage, seen } from './hidden-characters.ts';

/** Field kinds that forms share, with the specification's messages. Bodies and answers hold JSON values only. */
export const maxText = 1000;

const isAbsent = (input: unknown) => input === undefined || input === null || input === '';

/** The message of a required field that was omitted. */
export const requiredOf = {
  error: ({ input }: { input?: unknown }) => (isAbsent(input) ? requiredMessage : undefined),
};

/** NUL cannot be stored and the others are invisible; line breaks are allowed only in texts of several lines. */
export const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
export const oneLineMessage = 'Line breaks and control characters are not allowed';

const seenAsItIs = { error: ({ input }: { input?: unknown }) => hiddenMessage(String(input)) };

const line = (max: number) =>
  z.string().trim().normalize('NFC').max(max, tooLongMessage(max)).regex(oneLine, oneLineMessage);

const text = (max: number) => line(max).regex(seen, seenAsItIs);

/** Required, trimmed text of one line. */
export const requiredText = (max = maxText) => text(max).min(1, requiredMessage);

/** Optional, trimmed text of one line. */
export const optionalText = (max = maxText) => text(max).optional();

/** Line breaks are stored as browsers send them; those of other callers are converted. */
const lines = (max: number, missing?: typeof requiredOf) =>
  z
    .string(missing)
    .trim()
    .normalize('NFC')
    .overwrite((written) => written.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .max(max, tooLongMessage(max))
    .regex(/^[\P{Cc}\n\t]*$/u, 'Control characters are not allowed')
    .regex(seen, seenAsItIs);

/** Required, trimmed text of several lines. */
export const requiredLines = (max = maxText) => lines(max, requiredOf).min(1, requiredMessage);

/** Optional, trimmed text of several lines. */
export const optionalLines = (max = maxText) => lines(max).optional();

/** The text of a search box, in which a hidden character does no harm. */
export const searchTerm = line(100).optional();

const foreignLocalPart = 'Only the letters a to z, digits and signs may stand before the @';
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/;

/** An email address in ASCII; a domain in another script is stored in its IDNA form. */
export const email = text(254)
  .overwrite(withAsciiDomain)
  .regex(/^[\0-\x7f]*(?:@|$)/, { error: foreignLocalPart, abort: true })
  .regex(emailPattern, 'Incorrect email format');

/** The address of an account, in the form in which addresses are stored, compared and counted. */
export const accountEmail = email.overwrite((address) => address.toLowerCase());

export const phone = z
  .string()
  .trim()
  .max(40, tooLongMessage(40))
  .regex(/^[\d()/+ -]*$/, 'Incorrect phone number format');

/** A whole number within inclusive bounds. */
export const wholeNumber = (least: number, most: number) => {
  const outOfBounds = `Enter a whole number from ${least} to ${most}`;
  return z
    .number({ error: ({ input }) => (isAbsent(input) ? requiredMessage : notANumber) })
    .int(outOfBounds)
    .min(least, outOfBounds)
    .max(most, outOfBounds);
};

/** A public id: a positive number sent as a string. */
export const publicId = z.string().regex(/^[1-9]\d{0,17}$/, notANumber);

/** A required public id. */
export const requiredId = z.string(requiredOf).min(1, requiredMessage).pipe(publicId);

/** The small number of a lookup's value, as a string. */
export const lookupId = z
  .string()
  .min(1, requiredMessage)
  .pipe(z.string().regex(/^[1-9]\d{0,8}$/, notANumber));

/** The size limit of a workbook in bytes: 20 decimal megabytes. */
export const maxWorkbookBytes = 20_000_000;

/** A day, YYYY-MM-DD. */
export const day = z.iso.date(notADay);

export const dateBelowMinimum = 'Date must be after the minimum date';
export const dateAboveMaximum = 'Date must be before the maximum date';

/** A required day. */
export const requiredDay = z.string(requiredOf).min(1, requiredMessage).pipe(day);

/** An optional day; cleared, it arrives as an empty text. */
export const optionalDay = z.union([z.literal(''), day]).optional();

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

export const named = z.object({ id: z.string(), name: z.string() });
export type Named = z.output<typeof named>;

/** The value at a dotted path of a form. */
export const valueAt = (form: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      form,
    );

/**
 * Fills a form with the current values of a record, matching fields by name: empty if the record has no value, omitted
 * if it does not show one.
 */
export const formOf = <F extends z.ZodObject>(
  { shape }: F,
  record: { [K in keyof z.input<F>]: z.input<F>[K] | null },
): z.input<F> => {
  const values: Record<string, unknown> = record;
  const shown = Object.keys(shape).filter((key) => values[key] !== undefined);
  return Object.fromEntries(shown.map((key) => [key, values[key] ?? ''])) as z.input<F>; // null is the one that differs
};
