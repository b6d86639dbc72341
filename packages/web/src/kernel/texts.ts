import { i18n } from '@lingui/core';

i18n.loadAndActivate({ locale: 'en', messages: {} });

// English needs no catalogue. The build compiles texts with placeholders in place (vite.config.ts); a text without them
// is its own compiled form. Outside a build the library compiles all texts itself.
if (import.meta.env.PROD) i18n.setMessagesCompiler((message) => [message]);

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name from right to left, kept from changing the order of the words and numbers around it. */
const isolated = (value: unknown): unknown =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value;

type Values = Record<string, unknown>;
const translate: (text: string, values?: Values) => string = i18n.t;
const translateIsolated = (text: string, values: Values = {}): string =>
  translate(text, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolated(value)])));
Object.assign(i18n, { t: translateIsolated });

/** All texts of the product: `i18n.t('English text with {name}', { name })`, in ICU message format. */
export { i18n };

/** A whole number with the separators of the active language, as in 1,008. */
export const formatCount = (count: number): string => new Intl.NumberFormat(i18n.locale).format(count);
