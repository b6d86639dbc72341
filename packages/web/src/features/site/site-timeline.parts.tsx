import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { CalendarDays } from 'lucide-react';
import { sitePath } from '../../blocks/addresses.ts';
import { type Milestone, Timeline } from '../../blocks/timeline/timeline.tsx';
import { i18n } from '../../kernel/texts.ts';
import { quietSiteCalls } from './site.parts.tsx';

const plannedIn = ({ scheduledAudits }: Site): Milestone[] =>
  scheduledAudits.flatMap(({ nextScheduledAuditDate: day, standard, scheduleCertificationBody: by }) =>
    day === null
      ? []
      : [{ icon: CalendarDays, title: i18n.t('{standard} audit on {day}', { standard, day }), at: day, by }],
  );

/** The audits planned at a site, and what was changed about it. */
export const SiteTimeline = ({ site }: { site: Site }) => (
  <Timeline
    scope={['site', site.id]}
    toCome={plannedIn(site)}
    changes={
      site.visuals.isAbleToViewChanges
        ? {
            to: sitePath(site.id, '/change-log'),
            load: () => quietSiteCalls.changeLog({ params: { id: site.id }, query: {} }),
          }
        : undefined
    }
  />
);
