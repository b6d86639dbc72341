import { i18n } from '@lingui/core';

i18n.loadAndActivate({ locale: 'en', messages: {} });

// English needs no catalogue. The build compiles texts with placeholders in place (vite.config.ts); a text without them
// is its own compiled form. Outside a build the library compiles all texts itself.
if (import.meta.env.PROD) i18n.setMessagesCompiler((message) => [message]);

/** All texts of the product: `i18n.t('English text with {name}', { name })`, in ICU message format. */
export { i18n };

/** A whole number with the separators of the active language, as in 1,008. */
export const formatCount = (count: number): string => new Intl.NumberFormat(i18n.locale).format(count);
