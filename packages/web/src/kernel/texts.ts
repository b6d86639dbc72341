import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Messages are compiled when first shown, each once, so that English needs no catalogue. */
const compiled = new Map<string, ReturnType<typeof compileMessage>>();
const compileOnce = (message: string) => {
  const known = compiled.get(message);
  if (known) return known;
  const parts = message.includes('{') ? compileMessage(message) : [message];
  compiled.set(message, parts);
  return parts;
};

i18n.setMessagesCompiler(compileOnce);
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** All texts of the product: `i18n.t('English text with {name}', { name })`, in ICU message format. */
export { i18n };

/** A whole number with the separators of the active language, as in 1,008. */
export const formatCount = (count: number): string => new Intl.NumberFormat(i18n.locale).format(count);
