import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { CalendarDays } from 'lucide-react';
import { RecordTimeline } from '../../blocks/record/record-timeline.tsx';
import type { Milestone } from '../../blocks/timeline/timeline.tsx';
import { i18n } from '../../kernel/texts.ts';
import { siteKind } from './site.parts.tsx';

const plannedMilestones = ({ scheduledAudits }: Site): Milestone[] =>
  scheduledAudits.flatMap(({ nextScheduledAuditDate: day, standard, scheduleCertificationBody: by }) =>
    day === null
      ? []
      : [{ icon: CalendarDays, title: i18n.t('{standard} audit on {day}', { standard, day }), at: day, by }],
  );

/** The planned audits of a site, and its changes. */
export const SiteTimeline = ({ site }: { site: Site }) => (
  <RecordTimeline
    kind={siteKind}
    record={site}
    toCome={plannedMilestones(site)}
    withChanges={site.visuals.isAbleToViewChanges}
  />
);
