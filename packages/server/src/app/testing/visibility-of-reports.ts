import type { ModelAudit } from './entities/audit-rows.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The texts of an audit, its site and its owner that reports show. */
const shown = /^(audit\.(site_name|city|grade|scope|exclusion|holding_reason)|site\.name|company\.name)$/;

/** What analysts are shown of the answers of a report. */
const shownToAnalysts = 'audit_report.answers';

/** Whether reports show a text to somebody who does not see the record: analysts, and Commercial Horizon of its own audits. */
export const reportsShow =
  ({ world, role, isOfRecord }: Viewpoint) =>
  (id: string, place: string): boolean => {
    const isReported = (audit: ModelAudit) =>
      role === 'Analytics User' ||
      (role === 'CB Commercial Horizon' && isOfRecord(audit) && ['Current', 'Closed'].includes(audit.status));
    const isAbout = ({ id: auditId, siteId, ownerId }: ModelAudit) => [auditId, siteId, ownerId].includes(id);
    const isShown = shown.test(place) || (role === 'Analytics User' && place === shownToAnalysts);
    return isShown && world.audits.some((audit) => isAbout(audit) && isReported(audit));
  };
