import { i18n } from '@lingui/core';

i18n.loadAndActivate({ locale: 'en', messages: {} });

// English needs no catalogue. The build compiles texts with placeholders where they stand (vite.config.ts), and a text
// without is its own compiled form; outside of a build the library compiles all of them itself.
if (import.meta.env.PROD) i18n.setMessagesCompiler((message) => [message]);

/** All texts of the product: `i18n.t('English text with {name}', { name })`, in ICU message format. */
export { i18n };

/** A whole number with the separators of the active language, as in 1,008. */
export const formatCount = (count: number): string => new Intl.NumberFormat(i18n.locale).format(count);
