import { compileMessage } from '@lingui/message-utils/compileMessage';
import { i18n } from './texts.ts';

/**
 * Compiles, once each, the texts that the build could not see as literals. Imported for its side effect by the private
 * area, whose labels come from the contract.
 */
const compiled = new Map<string, ReturnType<typeof compileMessage>>();
const compileOnce = (message: string) => {
  const known = compiled.get(message);
  if (known) return known;
  const parts = message.includes('{') ? compileMessage(message) : [message];
  compiled.set(message, parts);
  return parts;
};

i18n.setMessagesCompiler(compileOnce);
