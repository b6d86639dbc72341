import { certifies } from '@attestry/contract/features/audit/audit.states.ts';
import { unprintable } from '../../../kernel/documents/glyph-coverage.ts';
import { answerText } from '../key-answers.rules.ts';
import { messageAtKey } from '../report-messages.rules.ts';
import type { Rule } from './judged-report.rules.ts';

/** The key answers that the certificate prints as they were written. */
const printed = [
  'siteName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'county',
  'zipCode',
  'scope',
  'exclusion',
] as const;

/** The certificate is issued all the same; its document waits until the characters are written otherwise. */
export const judgePrinting: Rule = (report) => {
  const { keys } = report;
  if (!certifies(answerText(keys.decision))) return {};
  const warnings = printed.flatMap((key) => {
    const signs = unprintable(answerText(keys[key]) ?? '');
    if (signs.length === 0) return [];
    const says = `no font of the certificate has ${signs.join(' ')}: its PDF waits until this is written otherwise`;
    return [messageAtKey(report, key, says)];
  });
  return { warnings };
};
