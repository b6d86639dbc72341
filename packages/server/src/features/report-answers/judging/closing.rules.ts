import { certifies } from '@attestry/contract/features/audit/audit.states.ts';
import { nonConformitiesOf } from '../../report-template/report-template.public.ts';
import { answerText } from '../key-answers.rules.ts';
import { messageInRow } from '../report-messages.rules.ts';
import type { Rule } from './judged-report.rules.ts';

/** A certificate is issued once every non-conformity is closed, and none was closed before the audit that found it. */
export const judgeClosing: Rule = (report) => {
  const { template, answers, keys } = report;
  const [decision, start, issue] = [keys.decision, keys.startDate, keys.issueDate].map(answerText);
  const wrongWith = (closedOn: string): string | undefined => {
    if (closedOn === '') return certifies(decision) ? `is open, the decision is ${decision}` : undefined;
    if (start !== undefined && closedOn < start) return `was closed on ${closedOn}, before the audit began`;
    const isLate = issue !== undefined && closedOn > issue;
    return isLate ? `was closed on ${closedOn}, after the certificate's issue date` : undefined;
  };
  const refusals = nonConformitiesOf(template, answers).flatMap(({ clause, severity, closedOn }, row) => {
    const says = wrongWith(closedOn);
    const what = ['the', severity.toLowerCase(), 'non-conformity of clause', clause].filter(Boolean).join(' ');
    return says === undefined ? [] : [messageInRow(report, 'NC_CLOSED_ON', row, `${what} ${says}`)];
  });
  return { refusals };
};
