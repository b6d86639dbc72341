import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { type Site, type SiteRow, siteRefusalReasons } from '@attestry/contract/features/site/site.schema.ts';
import { CalendarPlus, Eye, Share2, Upload, UserPlus, Users } from 'lucide-react';
import {
  companyListPath,
  listCrumbs,
  newRecordPath,
  newUserPath,
  scheduleSitePath,
  siteListPath,
  sitePath,
} from '../../blocks/addresses.ts';
import { archiveActions } from '../../blocks/archiving.ts';
import { endsPublicly, quietEffectCalls } from '../../blocks/asking/effects.ts';
import { allEndPublicly } from '../../blocks/asking/effects-of-many.ts';
import { type RowAction, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { changeLogAction, editAction } from '../../blocks/record/record-actions.ts';
import type { LoggedKind } from '../../blocks/record/record-kind.ts';
import { ListedStatus, listedStatus, NameWithStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { Missing } from '../../ui/missing.tsx';
import type { TabLink } from '../../ui/tabs.tsx';
import { planSites } from '../audit-schedule/audit-schedule.public.ts';
import { bulkShare } from '../sharing/sharing.public.ts';
import { quietSiteCalls, siteQuery } from '../site-record/site-record.public.ts';

export const siteKind: LoggedKind<Site> = {
  kind: 'site',
  query: siteQuery,
  list: listCrumbs.sites,
  path: sitePath,
  reasons: siteRefusalReasons,
  nameOf: ({ name }) => name,
  changeLog: quietSiteCalls.changeLog,
};

/** Companies and sites are two lists of one search page. */
export const searchTabs = (active: 'company' | 'site'): TabLink[] => [
  { label: i18n.t('Company'), to: companyListPath, active: active === 'company' },
  { label: i18n.t('Site'), to: siteListPath, active: active === 'site' },
];

/** The cells of a row in every list of sites. */
export const siteCells = {
  name: ({ name, status }: SiteRow, isShown: (column: 'status') => boolean) =>
    status === 'Active' || isShown('status') ? name : <NameWithStatus name={name} status={status} />,
  country: (row: SiteRow) => row.location.country.name,
  city: (row: SiteRow) => row.location.city,
  status: (row: SiteRow) => <ListedStatus status={row.status} />,
  isShared: (row: SiteRow) => (row.isShared ? i18n.t('Y') : i18n.t('N')),
  auditStatus: (row: SiteRow) => row.auditStatus && <ListedStatus status={row.auditStatus} />,
  auditCertificationStatus: (row: SiteRow, isShown: (column: 'auditStatus') => boolean) => {
    const { auditStatus, auditCertificationStatus: status } = row;
    if (!status) return <Missing word={i18n.t('No audit to show')} />;
    return <ListedStatus status={isShown('auditStatus') ? status : listedStatus(auditStatus, status)} />;
  },
  // Its status says that there is none.
  auditExpiryDate: ({ auditCertificationStatus: status }: SiteRow) => (status ? undefined : <span />),
};

/** Columns stacked below another one when there is no room for all. */
export const siteUnder = {
  city: 'country',
  companyName: 'name',
  auditExpiryDate: 'auditCertificationStatus',
} as const;

export const siteCard = {
  line: ['id', 'city', 'country', 'companyName'],
  foot: ['auditCertificationStatus', 'auditExpiryDate'],
} as const;

type SiteActions = RowAction<Pick<SiteRow, 'id' | 'name' | 'status' | 'visuals' | 'refusals'>>[];

const byVerb = byVerbOf(siteRefusalReasons);

/** The actions on a site that concern audits, in its row and on its page. */
export const siteAuditActions = (): SiteActions => [
  {
    label: i18n.t('Upload report'),
    icon: Upload,
    group: i18n.t('Audit'),
    leads: true,
    ...byVerb('upload'),
    to: ({ id }) => newRecordPath(id),
  },
  {
    label: i18n.t('Audit Schedule'),
    icon: CalendarPlus,
    group: i18n.t('Audit'),
    ...byVerb('schedule'),
    to: ({ id }) => scheduleSitePath(id),
    bulk: planSites(),
  },
];

const peopleActions = (): SiteActions => [
  {
    label: i18n.t('View Users'),
    icon: Users,
    group: i18n.t('People'),
    offered: ({ visuals }) => visuals.isAbleToViewUsers,
    to: ({ id }) => sitePath(id, '/users'),
  },
  {
    label: i18n.t('Create User'),
    icon: UserPlus,
    group: i18n.t('People'),
    offered: ({ visuals }) => visuals.isAbleToCreateUser,
    to: ({ id }) => newUserPath({ origin: 'site', id }),
  },
];

const sharingActions = (): SiteActions => [
  {
    label: i18n.t('Share'),
    icon: Share2,
    group: i18n.t('Sharing'),
    leads: true,
    ...byVerb('share'),
    to: ({ id }) => sitePath(id, '/share'),
    bulk: bulkShare('site'),
  },
  {
    label: i18n.t('Verify Settings'),
    icon: Eye,
    group: i18n.t('Sharing'),
    ...byVerb('setSharingOptions'),
    to: ({ id }) => sitePath(id, '/share/verify-settings'),
  },
];

export const siteActions = (): SiteActions => [
  ...peopleActions(),
  ...sharingActions(),
  editAction(({ id }) => sitePath(id, '/edit'), byVerb('edit')),
  changeLogAction(({ id }) => sitePath(id, '/change-log'), { offered: ({ visuals }) => visuals.isAbleToViewChanges }),
  ...archiveActions({
    calls: quietSiteCalls,
    endpoint: siteApi.archive,
    reasons: siteRefusalReasons,
    readEffects: (id) => quietEffectCalls.archivingOfSite({ params: { id } }),
    effects: (archived) => {
      const [only, ...others] = archived;
      return only && others.length === 0
        ? only.effects.ends.map(endsPublicly)
        : allEndPublicly(archived.flatMap(({ name, effects: { ends } }) => ends.map(() => name)));
    },
    confirmLabel: i18n.t('Archive site'),
    confirmLabelForMany: i18n.t('Archive sites'),
    titleForMany: (count) => i18n.t('Archive {count} sites?', { count }),
  }),
];

export const siteRowActions = (): RowAction<SiteRow>[] => [
  { ...viewAction, to: (row) => sitePath(row.id) },
  ...siteAuditActions(),
  ...siteActions(),
];
