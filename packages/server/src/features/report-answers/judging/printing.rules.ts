import { certifies } from '@attestry/contract/features/audit/audit.states.ts';
import { printedAnswers } from '@attestry/contract/features/certificate/certificate.schema.ts';
import { unprintable } from '../../../kernel/documents/glyph-coverage.ts';
import { answerText } from '../key-answers.rules.ts';
import { messageAtKey } from '../report-messages.rules.ts';
import type { Rule } from './judged-report.rules.ts';

/**
 * Warns of characters that no font has: the certificate is issued, but its PDF is not available until they are
 * replaced.
 */
export const judgePrinting: Rule = (report) => {
  const { keys } = report;
  if (!certifies(answerText(keys.decision))) return {};
  const written = printedAnswers.filter((each) => each.as === 'written');
  const warnings = written.flatMap(({ key }) => {
    const signs = unprintable(answerText(keys[key]) ?? '');
    if (signs.length === 0) return [];
    const says = `no font of the certificate has ${signs.join(' ')}: its PDF waits until this is written otherwise`;
    return [messageAtKey(report, key, says)];
  });
  return { warnings };
};
