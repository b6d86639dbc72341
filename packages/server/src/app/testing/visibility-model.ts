import type { ModelAudit, ModelCompany, ModelPerson, ModelSite, ModelWorld } from './model-world.ts';
import { modelOfRecalls } from './visibility-of-recalls.ts';
import { type Standing, standingOf } from './visibility-standing.ts';

const isOpen = ({ status }: ModelAudit) => status === 'Current' || status === 'Closed';
const isHeldUpload = ({ status, uploadedBy }: ModelAudit) =>
  status === 'Holding' && (uploadedBy === 'Company' || uploadedBy === 'Site');

const addsDocuments = ({ may, own, isBody, isOfRecord }: Standing, audit: ModelAudit) =>
  (may('Audit.Generate') || may('Audit.Revise')) &&
  audit.status !== 'Closed' &&
  (isBody || isOfRecord(audit) || own.companies.includes(audit.ownerId) || own.sites.includes(audit.siteId));

/** Who plans what is to follow an audit. */
const planningOf = ({ world, own, isBody, isCb, isCompany, isOfRecord, may }: Standing) => {
  const isFollowed = ({ status }: ModelAudit) => status === 'Current' || status === 'Holding';
  return (audit: ModelAudit) => {
    const site = world.sites.find(({ id }) => id === audit.siteId);
    const isAtOwnSite = own.companies.includes(site?.companyId ?? '') || own.sites.includes(audit.siteId);
    const isUploaders =
      own.sites.includes(audit.siteId) || (isCompany && own.companies.includes(site?.companyId ?? ''));
    return {
      isAbleToSchedule:
        may('Audit.Schedule') && isFollowed(audit) && !site?.isArchived && (isBody || isOfRecord(audit) || isAtOwnSite),
      isAbleToGiveReauditStatus: may('Audit.Generate') && isFollowed(audit) && (isBody || isOfRecord(audit)),
      isAbleToCreateRecord: may('Audit.Generate') && (isBody || (isCb ? !site?.isArchived : isUploaders)),
    };
  };
};

const modelOfAudits = (me: Standing) => {
  const { world, role, own, isBody, may, isShared, isReachedAt, isOfRecord, isAccredited, blocksSharing } = me;
  const plans = planningOf(me);
  const companyOf = ({ siteId }: ModelAudit) => world.sites.find(({ id }) => id === siteId)?.companyId ?? '';
  const isOwner = ({ ownerId, siteId }: ModelAudit) => own.companies.includes(ownerId) || own.sites.includes(siteId);
  const isSharedAudit = (audit: ModelAudit) =>
    isOpen(audit) && (isShared('audit', audit.id) || isReachedAt(audit, companyOf(audit)));
  const edits = (audit: ModelAudit) =>
    may('Audit.Revise') &&
    audit.status !== 'Closed' &&
    (isBody || isOfRecord(audit) || (isOwner(audit) && isHeldUpload(audit)));
  const validates = (audit: ModelAudit) =>
    may('Audit.Verify') && audit.status === 'Holding' && (isBody || (isOfRecord(audit) && isHeldUpload(audit)));
  const keeps = (audit: ModelAudit) => may('Audit.Persist') && (isBody || isOfRecord(audit));
  const shares = (audit: ModelAudit) => {
    if (!may('Audit.Share') && !may('Audit.Unshare')) return false;
    if (role === '{body} Admin' || own.companies.includes(audit.ownerId)) return true;
    return !blocksSharing(audit.ownerId) && (isBody || isOwner(audit));
  };
  return {
    sees: (audit: ModelAudit) =>
      may('Audit.View') &&
      (isBody || isOfRecord(audit) || isOwner(audit) || isSharedAudit(audit) || isAccredited(audit)),
    visuals: (audit: ModelAudit) => ({
      isAbleToEdit: edits(audit),
      isAbleToShare: shares(audit),
      isAbleToValidate: validates(audit),
      isAbleToArchive: keeps(audit) && (audit.status === 'Current' || audit.status === 'Holding'),
      isAbleToUnarchive: keeps(audit) && audit.status === 'Archived',
      isAbleToAddDocument: addsDocuments(me, audit),
      ...plans(audit),
    }),
  };
};

/**
 * Of a record that is open: its owner decides whether it is shown publicly, whoever may edit the rest. No body of these
 * worlds has its submissions held back, so that whoever may edit a record may edit its report.
 */
const whenOpen =
  ({ own, may, isBody, isOfRecord }: Standing, { visuals }: ReturnType<typeof modelOfAudits>) =>
  (audit: ModelAudit) => {
    const isOfCompany = own.companies.includes(audit.ownerId);
    const decides = isBody || isOfRecord(audit) || isOfCompany || own.sites.includes(audit.siteId);
    return {
      isAbleToEditReport: visuals(audit).isAbleToEdit,
      isAbleToSetVisibility: may('Audit.Revise') && audit.status !== 'Closed' && decides,
      isAbleToDownloadLogos: isOfCompany,
    };
  };

const isCurrent = ({ status }: ModelAudit) => status === 'Current';

/** A certification body holds a Current audit there; to archive, no other one does. */
const certifies = ({ isOfRecord }: Standing, audits: ModelAudit[]) => audits.filter(isCurrent).some(isOfRecord);
const keeps = (me: Standing, audits: ModelAudit[]) =>
  me.isBody || (me.isCb && certifies(me, audits) && audits.filter(isCurrent).every(me.isOfRecord));
const isCreator = ({ own }: Standing, { createdBy }: { createdBy: string | undefined }) =>
  createdBy !== undefined && own.bodies.includes(createdBy);

const modelOfSites = (me: Standing) => {
  const { role, own, isBody, isCb, isCompany, isSite, isAb, may, isShared, isOfRecord, auditsOfSite } = me;
  const owns = (site: ModelSite) =>
    (isCompany && (own.companies.includes(site.companyId) || own.sites.includes(site.id))) ||
    (isSite && own.sites.includes(site.id));
  const isSharedSite = (site: ModelSite) => isShared('site', site.id) || isShared('company', site.companyId);
  /** Whether contacts and what audits say are shown. */
  const knows = (site: ModelSite) =>
    !isCb || isCreator(me, site) || auditsOfSite(site).some(isOfRecord) || isSharedSite(site);
  const shares = (site: ModelSite) => {
    if (!may('Site.Share') && !may('Site.Unshare')) return false;
    if (role === '{body} Admin' || (isCompany && own.companies.includes(site.companyId))) return true;
    return !me.blocksSharing(site.companyId) && (isBody || owns(site));
  };
  return {
    knows,
    sees: (site: ModelSite) =>
      may('Site.View') &&
      (isBody ||
        (isCb && (!site.isArchived || knows(site))) ||
        ((isCompany || isSite) && (owns(site) || isSharedSite(site))) ||
        (isAb && auditsOfSite(site).some(me.isAccredited))),
    visuals: (site: ModelSite) => ({
      isAbleToEdit: may('Site.Revise') && (isBody || (isCb ? certifies(me, auditsOfSite(site)) : owns(site))),
      isAbleToArchive: may('Site.Persist') && keeps(me, auditsOfSite(site)),
      isAbleToShare: shares(site),
      isAbleToSetSharingOptions: may('Site.ShareOptions') && shares(site),
      isAbleToViewChanges: may('Site.Changes') && knows(site),
      isAbleToViewUsers: may('User.View') && (isBody || (!isCb && owns(site))),
      isAbleToCreateUser: may('User.Generate') && (isBody || (isCompany && owns(site))),
      isAbleToUpload: may('Audit.Generate') && (isBody || (isCb ? !site.isArchived : owns(site))),
      isAbleToSchedule: may('Site.Schedule') && !site.isArchived && (isBody || (isCb ? knows(site) : owns(site))),
    }),
  };
};

const modelOfCompanies = (me: Standing) => {
  const { role, own, isBody, isCb, isCompany, isSite, isAb, may, isShared, isOfRecord, auditsOfCompany } = me;
  const owns = ({ id }: ModelCompany) => isCompany && own.companies.includes(id);
  const isOfOwnSite = (company: ModelCompany) => isSite && me.sitesOf(company).some(({ id }) => own.sites.includes(id));
  const isSharedCompany = ({ id }: ModelCompany) => isShared('company', id);
  const knows = (company: ModelCompany) =>
    !isCb || isCreator(me, company) || auditsOfCompany(company).some(isOfRecord) || isSharedCompany(company);
  const mayShare = may('Company.Share') || may('Company.Unshare');
  return {
    knows,
    sees: (company: ModelCompany) =>
      may('Company.View') &&
      (isBody ||
        (isCb && (!company.isArchived || knows(company))) ||
        ((isCompany || isSite) && (owns(company) || isOfOwnSite(company) || isSharedCompany(company))) ||
        (isAb && auditsOfCompany(company).some(me.isAccredited))),
    visuals: (company: ModelCompany) => ({
      isAbleToEdit:
        may('Company.Revise') && (isBody || (isCb ? certifies(me, auditsOfCompany(company)) : owns(company))),
      isAbleToArchive: may('Company.Persist') && keeps(me, auditsOfCompany(company)),
      isAbleToShare: mayShare && (role === '{body} Admin' || owns(company) || (isBody && !company.blocksSharing)),
      isAbleToViewChanges: may('Company.Changes') && knows(company),
      isAbleToViewUsers: may('User.View') && (isBody || owns(company)),
      isAbleToCreateUser: may('User.Generate') && (isBody || owns(company)),
      isAbleToPreventExport: may('Company.Revise') && isBody,
      isAbleToSetLimit: role === '{body} Admin',
    }),
  };
};

/**
 * What one person may do in a world, in memory and as naively as the tables of relations are written: one line for each
 * cell of prose. It shares nothing with the scopes but the permission matrix, so that tests can hold the one against the
 * other.
 */
export const modelFor = (world: ModelWorld, person: ModelPerson) => {
  const me = standingOf(world, person);
  const audits = modelOfAudits(me);
  return {
    may: me.may,
    audit: { ...audits, visualsWhenOpen: whenOpen(me, audits) },
    site: modelOfSites(me),
    company: modelOfCompanies(me),
    recall: modelOfRecalls(me),
  };
};
export type Model = ReturnType<typeof modelFor>;
