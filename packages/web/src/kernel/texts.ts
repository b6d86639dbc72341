import { type I18n, i18n as library } from '@lingui/core';
import { countInEnglish } from './english.ts';

library.loadAndActivate({ locale: 'en', messages: {} });

// English needs no catalogue. The build compiles texts with placeholders in place (vite.config.ts); a text without them
// is its own compiled form. Outside a build the library compiles all texts itself.
if (import.meta.env.PROD) library.setMessagesCompiler((message) => [message]);

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name from right to left, kept from changing the order of the words and numbers around it. */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

const translate = (text: string, values: Record<string, unknown> = {}): string =>
  library._(
    text,
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? isolated(value) : value]),
    ),
  );

/** All texts of the product: `i18n.t('English text with {name}', { name })`, in ICU message format. */
export const i18n: I18n = Object.create(library, { t: { value: translate } });

const countFormats = new Map<string, Intl.NumberFormat>();

/** Making a format takes far longer than using it, and the filters of one page show a hundred counts. */
const countFormatOf = (locale: string): Intl.NumberFormat => {
  const made = countFormats.get(locale) ?? new Intl.NumberFormat(locale);
  countFormats.set(locale, made);
  return made;
};

/** A whole number with the separators of the active language, as in 1,008. */
export const formatCount = (count: number): string =>
  i18n.locale === 'en' && Number.isInteger(count) ? countInEnglish(count) : countFormatOf(i18n.locale).format(count);

/** Formats a number with so many decimals, also if they are zeros, so that numbers below one another align. */
export const formatDecimals = (number: number, decimals: number): string =>
  new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    number,
  );
