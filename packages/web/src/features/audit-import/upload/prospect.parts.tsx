import type { ReportProspect } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import { Clock, FileCheck, FileClock, Globe, GlobeLock, History, Replace } from 'lucide-react';
import type { Effect } from '../../../blocks/asking/ask-first.ts';
import { EffectLines } from '../../../blocks/asking/effect-lines.tsx';
import { RecordStatus } from '../../../blocks/record-status.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { appearsPublicly, closesCurrent, statusEffects } from '../../audit-life/audit-life.public.ts';
import { AuditSeal, AuditValidity } from '../../certificate/certificate.public.ts';
import styles from './prospect.module.css';

const becomes = ({ recordStatus, holdingReason, replaces }: ReportProspect): Effect => {
  if (holdingReason && recordStatus === 'Holding')
    return { icon: Clock, message: i18n.t('The record will be Holding'), more: i18n.t(holdingReason) };
  return replaces && recordStatus === 'Current'
    ? { icon: FileCheck, message: i18n.t('It is the current record') }
    : statusEffects[recordStatus]();
};

const replaced = ({ replaces }: ReportProspect): Effect[] =>
  replaces
    ? [
        {
          icon: Replace,
          message: i18n.t('The report of audit {id} is replaced', replaces),
          more: i18n.t('The record keeps its number and its history'),
        },
      ]
    : [];

/** What becomes of the site's Current record, if it makes way. */
export const superseded = ({ supersedes }: ReportProspect): Effect[] => {
  if (!supersedes) return [];
  const { id, startDate, certificationBody, recordStatus, certificationStatus } = supersedes;
  if (recordStatus === 'Holding')
    return [
      {
        icon: FileClock,
        message: i18n.t('Audit {id} waits for its certification decision', { id }),
        more: i18n.t('The current record until now, of {day}', { day: startDate }),
      },
    ];
  const more = i18n.t('Of {day}, by {certificationBody}. It becomes {status}', {
    day: startDate,
    certificationBody,
    status: i18n.t(certificationStatus),
  });
  return [{ ...closesCurrent({ id, startDate }), icon: History, more }];
};

const publication = ({ isPublished, standard, expiryDate }: ReportProspect): Effect =>
  isPublished && expiryDate
    ? { ...appearsPublicly({ standard, until: expiryDate }), icon: Globe }
    : { icon: GlobeLock, message: i18n.t('The public page does not show it as certificated') };

const effectsOf = (prospect: ReportProspect): Effect[] => [
  becomes(prospect),
  ...replaced(prospect),
  ...superseded(prospect),
  publication(prospect),
];

/** What would be stored of a report, and how the site's other records would change. */
export const Prospect = ({ prospect }: { prospect: ReportProspect }) => {
  const { site, standard, certificationBody, owner, startDate, decision } = prospect;
  return (
    <div className={styles.prospect}>
      <div className={styles.head}>
        <AuditSeal {...prospect} />
        <div className={styles.words}>
          <strong>{site.name}</strong>
          <span>
            {[
              i18n.t('Site {code}', { code: site.id }),
              standard,
              i18n.t('audit of {day}', { day: startDate ?? '–' }),
            ].join(' · ')}
          </span>
          <span>
            {i18n.t('{certificationBody}, for {owner}', { certificationBody, owner })}
            {decision && ` · ${i18n.t('decision {decision}', { decision: i18n.t(decision) })}`}
          </span>
        </div>
        <RecordStatus status={prospect.certificationStatus} />
        <div className={styles.validity}>
          <AuditValidity {...prospect} />
        </div>
      </div>
      <EffectLines effects={effectsOf(prospect)} />
    </div>
  );
};
