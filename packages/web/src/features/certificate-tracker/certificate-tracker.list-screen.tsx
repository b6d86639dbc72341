import { trackerList } from '@attestry/contract/features/certificate-tracker/certificate-tracker.list.ts';
import type { TrackerRow } from '@attestry/contract/features/certificate-tracker/certificate-tracker.schema.ts';
import { Lock } from 'lucide-react';
import { trackedAuditPath } from '../../blocks/addresses.ts';
import { type ExportChoice, type RowAction, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { rowsAhead, rowsSource } from '../../blocks/list-screen/rows-query.ts';
import { ListedStatus } from '../../blocks/record-status.tsx';
import { SiteCell } from '../../blocks/site-cell.tsx';
import { useFlag } from '../../kernel/flags.ts';
import { useAudience, useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { ExplainedMark } from '../../ui/explained-mark.tsx';
import { AttentionStrip } from '../attention/attention.public.ts';
import { AuditSeal, AuditValidity, LockedSeal } from '../certificate/certificate.public.ts';
import { FavouriteStar, FavouriteStrip, useFavouriteActions } from '../favourite/favourite.public.ts';
import { FirstSteps } from '../first-steps/first-steps.public.ts';
import { UnreadMark } from '../notification/notification.public.ts';
import { RequestLink, RequestMark } from '../report-access/report-access.public.ts';
import styles from './certificate-tracker.module.css';
import { levelWords, standingOf, trackerCalls, useUpgradeNeeded } from './certificate-tracker.parts.tsx';
import { useTrackedActions } from './tracked-audit-actions.parts.tsx';

type Columns = typeof trackerList.columns;
type IsShown = (column: keyof Columns) => boolean;

/**
 * Stands in place of the validity where the reader is not shown it, with the way to ask for the report, and says why on
 * hover, focus and touch.
 */
const NotShown = ({ row }: { row: TrackerRow }) => {
  const isLite = useUpgradeNeeded() !== undefined;
  const [word, reason] = [
    i18n.t('Basic level'),
    isLite
      ? i18n.t(
          'Shown at the basic level: site, place, standard and status only. With Directory Pro you can request access to the report.',
        )
      : i18n.t('Shown at the basic level: site, place, standard and status only'),
  ];
  const asks = row.enableAuditReportNotification || row.requestedAt !== null;
  return (
    <span className={styles.notShown} data-asks={asks || undefined}>
      <ExplainedMark label={word} reason={reason}>
        <Lock size={14} aria-hidden="true" />
        <span>{word}</span>
      </ExplainedMark>
      {asks && <RequestLink audit={row} />}
    </span>
  );
};

const cells = {
  isFavourited: (row: TrackerRow) => <FavouriteStar row={row} />,
  site: (row: TrackerRow, isShown: IsShown) => <SiteCell row={row} isShown={isShown} />,
  grade: (row: TrackerRow) =>
    row.level === 'basic' ? <LockedSeal /> : <AuditSeal {...standingOf(row)} grade={row.grade} />,
  certificationStatus: (row: TrackerRow, isShown: IsShown) => (
    <>
      <span>
        <ListedStatus status={row.certificationStatus} />
      </span>
      {row.alert && !isShown('lastChange') && (
        <span className={styles.marked}>
          <UnreadMark alert={row.alert} />
        </span>
      )}
    </>
  ),
  lastChange: (row: TrackerRow) => row.alert && <UnreadMark alert={row.alert} />,
  expiryDate: (row: TrackerRow) => {
    if (row.level === 'basic') return <NotShown row={row} />;
    const validity = <AuditValidity {...standingOf(row)} issueDate={row.issueDate} expiryDate={row.expiryDate} />;
    if (row.requestedAt === null) return validity;
    return (
      <span className={styles.shown}>
        <span>{validity}</span>
        <RequestMark at={row.requestedAt} />
      </span>
    );
  },
  sharingPermissionName: (row: TrackerRow) => levelWords(row.level),
};

/** Columns stacked below another one when there is no room for all. */
const under = {
  lastChange: 'certificationStatus',
  certificationBody: 'standard',
  startDate: 'standard',
  validationDate: 'issueDate',
  programOwner: 'auditOwner',
} as const;

const card = {
  line: ['standard', 'siteCode', 'city', 'country'],
  foot: ['certificationStatus', 'expiryDate'],
} as const;

const useRowActions = (): RowAction<TrackerRow>[] => [
  ...useFavouriteActions(),
  { ...viewAction, to: (row) => trackedAuditPath(row.id) },
  ...useTrackedActions(),
];

const useExports = (): ExportChoice<Columns>[] => {
  const hasFavourites = useAudience()(['company']);
  const choice = (label: string, favouritesOnly: 'true' | 'false', ofSelected?: string) => ({
    label,
    ...(ofSelected !== undefined && { ofSelected }),
    run: (query: Parameters<ExportChoice<Columns>['run']>[0]) =>
      trackerCalls.exportList({ params: { favouritesOnly }, query }),
  });
  return [
    ...(hasFavourites ? [choice(i18n.t('Export Favourites'), 'true')] : []),
    choice(i18n.t('Export Filtered'), 'false', i18n.t('Export as {format}', { format: 'XLSX' })),
  ];
};

const { presets: _, ...withoutFavourites } = trackerList;

/** Readers who begin with the tracker, and find there what waits for them about their own audits. */
const useBeginsHere = () => useAudience()(['company', 'site']);

const OwnWork = () => {
  const hasAudits = useFlag('AuditFeature');
  const can = useCan();
  return useBeginsHere() && hasAudits && can('Audit.View') ? <AttentionStrip /> : null;
};

const rows = rowsSource({ spec: trackerList, scope: ['verify'], load: (query) => trackerCalls.list({ query }) });

export const readAhead = rowsAhead(rows);

export const TrackerListScreen = () => {
  const upgradeNeeded = useUpgradeNeeded();
  const isRefused = useFlag('Megatron') && upgradeNeeded !== undefined;
  return (
    <ListScreen
      title={i18n.t('Certificate Tracker')}
      besideTitle={useBeginsHere() && <FirstSteps />}
      above={
        <>
          <OwnWork />
          <FavouriteStrip />
        </>
      }
      {...rows}
      spec={isRefused ? withoutFavourites : trackerList}
      suggest={(query) => trackerCalls.suggestNames({ query })}
      nothingYet={i18n.t('Certificates are listed here once sites are certificated.')}
      rowKey={(row) => row.id}
      rowName={(row) => i18n.t('audit {id}, {site}', { id: row.id, site: row.site })}
      opens={{ column: 'site', to: (row) => trackedAuditPath(row.id) }}
      toolBarFilters={['standard', 'certificationStatus']}
      cells={cells}
      leads={['isFavourited', 'grade', 'site']}
      under={under}
      card={card}
      rowActions={useRowActions()}
      exports={useExports()}
      {...(isRefused && { exportRefusal: upgradeNeeded, favouritesRefusal: upgradeNeeded })}
    />
  );
};
