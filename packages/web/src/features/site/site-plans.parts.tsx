import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { isOverdue } from '../audit-record/audit-record.public.ts';

export type Scheduled = Site['scheduledAudits'][number];
type Audit = Site['audits'][number];

/** The latest audit of a standard whose report is in Holding, if it starts after the Current one. Expects the latest audits first. */
export const heldAuditOf = ({ audits }: Pick<Site, 'audits'>, standardId: string): Audit | undefined => {
  const ofStandard = audits.filter((audit) => audit.standardId === standardId);
  const present = ofStandard.find(({ recordStatus }) => recordStatus === 'Current');
  const held = ofStandard.find(({ recordStatus }) => recordStatus === 'Holding');
  return held && (!present || held.startDate > present.startDate) ? held : undefined;
};

/** The reports in Holding of the next audits of a site. */
export const heldAudits = (site: Pick<Site, 'audits'>): Audit[] =>
  [...new Set(site.audits.map(({ standardId }) => standardId))].flatMap((id) => heldAuditOf(site, id) ?? []);

/** The planned audits, but those whose day has passed while a report is in Holding. */
export const awaitedPlans = (site: Pick<Site, 'audits' | 'scheduledAudits'>): Scheduled[] =>
  site.scheduledAudits.filter(
    ({ standardId, nextScheduledAuditDate: day }) => !(isOverdue(day) && heldAuditOf(site, standardId)),
  );
