import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { changesOf } from '../../blocks/record/record-kind.ts';
import { type Milestone, Timeline } from '../../blocks/timeline/timeline.tsx';
import { i18n } from '../../kernel/texts.ts';
import { heldMilestone, plannedMilestone } from '../audit-record/audit-record.public.ts';
import { siteKind } from './site.parts.tsx';
import { awaitedPlans, heldAudits } from './site-plans.parts.tsx';

const plannedMilestones = (site: Site): Milestone[] =>
  awaitedPlans(site).flatMap(
    ({ nextScheduledAuditDate: day, standard, scheduleCertificationBody: certificationBody }) =>
      day === null
        ? []
        : [
            plannedMilestone(
              { day, certificationBody },
              {
                toCome: i18n.t('{standard} audit on {day}', { standard, day }),
                overdue: i18n.t('{standard} audit overdue since {day}', { standard, day }),
              },
            ),
          ],
  );

export const changesOfSite = (site: Site) => changesOf(siteKind, site, site.visuals.isAbleToViewChanges);

const heldMilestones = (site: Site): Milestone[] =>
  heldAudits(site).map((audit) => ({ ...heldMilestone(audit), by: audit.standard }));

/** The planned audits of a site, their reports in Holding, and its changes. */
export const SiteTimeline = ({ site }: { site: Site }) => (
  <Timeline toCome={[...heldMilestones(site), ...plannedMilestones(site)]} changes={changesOfSite(site)} />
);
