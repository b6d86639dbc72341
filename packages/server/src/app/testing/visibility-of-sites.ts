import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import type { ModelAudit } from './entities/audit-rows.ts';
import type { ModelSite } from './entities/site.ts';
import { isBodyOfCurrent, isCreator, type ModelOf, mayArchive, type Sees, type Viewpoint } from './viewpoint.ts';

/** Any visible record at a site names it, apart from audits: they name it to those who see it, and to others as the report does. */
const isListed = ({ world }: Viewpoint, site: ModelSite, place: string, seesRow: Sees): boolean =>
  place === 'site.name' &&
  Object.entries(world).some(
    ([table, rows]) =>
      table !== 'audits' && rows.some((row) => 'siteId' in row && row.siteId === site.id && seesRow(table, row)),
  );

/** Who finds and creates a site's users, and uploads and schedules its audits. */
const usersAndAuditsOf =
  (
    { may, isBody, isCb, isCompany }: Viewpoint,
    owns: (site: ModelSite) => boolean,
    knows: (site: ModelSite) => boolean,
  ) =>
  (site: ModelSite) => ({
    isAbleToViewUsers: may('User.View') && (isBody || (!isCb && owns(site))),
    isAbleToCreateUser: may('User.Generate') && (isBody || (isCompany && owns(site))),
    isAbleToUpload: may('Audit.Generate') && (isBody || (isCb ? !site.isArchived : owns(site))),
    isAbleToSchedule: may('Site.Schedule') && !site.isArchived && (isBody || (isCb ? knows(site) : owns(site))),
  });

const seenIds = (audits: readonly ModelAudit[], seesRow: Sees): string[] =>
  audits.flatMap((audit) => (seesRow('audits', audit) ? [audit.id] : [])).sort();

/** Whether the certification body audits the site, or created it. */
const isInvolved = (me: Viewpoint, site: ModelSite) => isCreator(me, site) || me.auditsOfSite(site).some(me.isOfRecord);

export const modelOfSites = (me: Viewpoint): ModelOf<ModelSite, Site['visuals']> => {
  const { role, own, isBody, isCb, isCompany, isSite, isAb, may, isShared, auditsOfSite } = me;
  const owns = (site: ModelSite) =>
    (isCompany && (own.companies.includes(site.companyId) || own.sites.includes(site.id))) ||
    (isSite && own.sites.includes(site.id));
  const isSharedSite = (site: ModelSite) => isShared('site', site.id) || isShared('company', site.companyId);
  /** Whether contacts and audit data are shown. */
  const knows = (site: ModelSite) => !isCb || isInvolved(me, site) || isSharedSite(site);
  const shares = (site: ModelSite) => {
    if (!may('Site.Share') && !may('Site.Unshare')) return false;
    if (role === '{body} Admin' || (isCompany && own.companies.includes(site.companyId))) return true;
    return !me.blocksSharing(site.companyId) && (isBody || owns(site));
  };
  const sees = (site: ModelSite) =>
    may('Site.View') &&
    (isBody ||
      (isCb && (!site.isArchived || knows(site))) ||
      ((isCompany || isSite) && (owns(site) || isSharedSite(site))) ||
      (isAb && auditsOfSite(site).some(me.isAccredited)));
  const usersAndAudits = usersAndAuditsOf(me, owns, knows);
  return {
    sees,
    visuals: (site: ModelSite) => ({
      isAbleToEdit: may('Site.Revise') && (isBody || (isCb ? isBodyOfCurrent(me, auditsOfSite(site)) : owns(site))),
      isAbleToArchive: may('Site.Persist') && mayArchive(me, auditsOfSite(site)),
      isAbleToShare: shares(site),
      isAbleToSetSharingOptions: may('Site.ShareOptions') && shares(site),
      isAbleToViewChanges: may('Site.Changes') && knows(site),
      ...usersAndAudits(site),
    }),
    facts: (site, seesRow) => ({
      isShared: knows(site),
      isSharedByOthers: isSharedSite(site) && !(isBody || isAb || (isCb ? isInvolved(me, site) : owns(site))),
      hasContact: knows(site),
      audits: seenIds(auditsOfSite(site), seesRow),
    }),
    mayShow: (site, place, seesRow) =>
      (sees(site) && (/^site(_former_name)?\./.test(place) || knows(site))) || isListed(me, site, place, seesRow),
  };
};
