import type { TrackerLevel } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import type { ModelAudit } from './entities/audit-rows.ts';
import type { ModelPerson } from './model-world.ts';
import type { Viewpoint } from './viewpoint.ts';

const everCertified = [
  'Certificated',
  'Start! Basic',
  'Start! Intermediate',
  'Interim',
  'Expired',
  'Suspended',
  'Withdrawn',
];

const levelOfOption = { BasicOnly: 'basic', CertificateOnly: 'data', CertificatePDF: 'pdf' } as const;

/**
 * What the Certificate Tracker shows a person of an audit, as the specification has it; undefined if it does not show
 * the audit at all.
 */
export const trackerLevelFor =
  ({ world, role, isCompany, isSite, isOfRecord, may }: Viewpoint, seesAudit: (audit: ModelAudit) => boolean) =>
  (audit: ModelAudit): TrackerLevel | undefined => {
    if (!may('Verify.View') || audit.status !== 'Current') return undefined;
    if (seesAudit(audit)) return 'full';
    if (role === 'CB Commercial Horizon' && isOfRecord(audit)) return 'pdf';
    const site = world.sites.find(({ id }) => id === audit.siteId);
    if (!site || site.isArchived || !audit.isVisible || !everCertified.includes(audit.certification)) return undefined;
    if (!isCompany && !isSite) return 'basic';
    return levelOfOption[audit.option ?? site.option ?? 'CertificateOnly'];
  };

/**
 * Whether an audit is a favourite of the person's primary organisation, which must be a company; undefined for people of
 * other roles. A favourite follows the site and standard of the audit that was starred.
 */
export const favouritesFor =
  ({ world, isCompany }: Viewpoint, { organisations: [primary] }: ModelPerson) =>
  (audit: ModelAudit): boolean | undefined => {
    if (!isCompany) return undefined;
    return world.favourites.some(
      ({ companyId, auditId }) => primary?.type === 'Company' && companyId === primary.id && auditId === audit.id,
    );
  };

/** The texts that each level adds, by table and column. */
const shownAt: Record<TrackerLevel, RegExp> = {
  basic: /^(audit\.(site_name|city)|site\.(name|city))$/,
  data: /^audit\.(grade|scope|exclusion|audit_programme)$/,
  pdf: /^(certificate\.(number|printed)|audit\.(address_line[123]|county|zip_code))$/,
  full: /^company\.name$/,
};
const levels: readonly TrackerLevel[] = ['basic', 'data', 'pdf', 'full'];

/** Whether the Certificate Tracker shows a text of an audit, its site or its owner. */
export const trackerShows =
  ({ world }: Viewpoint, levelOf: (audit: ModelAudit) => TrackerLevel | undefined) =>
  (id: string, place: string): boolean =>
    world.audits
      .filter((audit) => [audit.id, audit.siteId, audit.ownerId].includes(id))
      .some((audit) => {
        const level = levelOf(audit);
        return (
          level !== undefined && levels.slice(0, levels.indexOf(level) + 1).some((one) => shownAt[one].test(place))
        );
      });
