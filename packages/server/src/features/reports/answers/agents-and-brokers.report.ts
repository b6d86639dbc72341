import { agentsAndBrokersReport } from '@attestry/contract/features/reports/answers/agents-and-brokers.report.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources } from '../reported-audit.queries.ts';
import { answeredAudits, choicesAnswer, textAnswer } from './answered-audit.queries.ts';

export const agentsAndBrokers = bindReport(agentsAndBrokersReport, {
  ...answeredAudits('AGENTS'),
  columns: (viewer) => ({
    ...auditSources(viewer),
    role: { at: textAnswer('AGENT_ROLE') },
    services: choicesAnswer('SERVICES'),
  }),
});
