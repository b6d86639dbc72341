import type { Audit, AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import type { ModelAudit } from './entities/audit-rows.ts';
import type { ModelOf, Viewpoint } from './viewpoint.ts';

const isOpen = ({ status }: ModelAudit) => status === 'Current' || status === 'Closed';
const isStanding = ({ status }: ModelAudit) => status === 'Current' || status === 'Holding';
const isHeldUpload = ({ status, uploadedBy }: ModelAudit) =>
  status === 'Holding' && (uploadedBy === 'Company' || uploadedBy === 'Site');

const addsDocuments = ({ may, own, isBody, isOfRecord }: Viewpoint, audit: ModelAudit) =>
  (may('Audit.Generate') || may('Audit.Revise')) &&
  audit.status !== 'Closed' &&
  (isBody || isOfRecord(audit) || own.companies.includes(audit.ownerId) || own.sites.includes(audit.siteId));

/** Who plans the next audit. */
const planningOf = ({ world, own, isBody, isCb, isCompany, isOfRecord, may }: Viewpoint) => {
  return (audit: ModelAudit) => {
    const site = world.sites.find(({ id }) => id === audit.siteId);
    const isAtOwnSite = own.companies.includes(site?.companyId ?? '') || own.sites.includes(audit.siteId);
    const isUploaders =
      own.sites.includes(audit.siteId) || (isCompany && own.companies.includes(site?.companyId ?? ''));
    return {
      isAbleToSchedule:
        may('Audit.Schedule') && isStanding(audit) && !site?.isArchived && (isBody || isOfRecord(audit) || isAtOwnSite),
      isAbleToGiveReauditStatus: may('Audit.Generate') && isStanding(audit) && (isBody || isOfRecord(audit)),
      isAbleToCreateRecord: may('Audit.Generate') && (isBody || (isCb ? !site?.isArchived : isUploaders)),
    };
  };
};

/**
 * An open record: its owner decides whether it is shown publicly, regardless of who may edit the rest. In these models
 * submissions are never on hold, so anybody who may edit a record may edit its report.
 */
const whenOpen =
  ({ own, may, isBody, isOfRecord }: Viewpoint, edits: (audit: ModelAudit) => boolean) =>
  (audit: ModelAudit): Omit<Audit['visuals'], keyof AuditRow['visuals']> => {
    const isOfCompany = own.companies.includes(audit.ownerId);
    const decides = isBody || isOfRecord(audit) || isOfCompany || own.sites.includes(audit.siteId);
    return {
      isAbleToEditReport: edits(audit),
      isAbleToSetVisibility: may('Audit.Revise') && isStanding(audit) && decides,
      isAbleToDownloadLogos: isOfCompany,
    };
  };

/** Readers of the site see its present owner; so do readers of a former owner if that still owns it. */
const shownCompany =
  ({ world }: Viewpoint): ModelOf<ModelAudit, object>['facts'] =>
  (audit, seesRow) => {
    const site = world.sites.find(({ id }) => id === audit.siteId);
    const isShown = site && (site.companyId === audit.ownerId || seesRow('sites', site));
    return { company: isShown ? site.companyId : null };
  };

/** What Lite users do not read of an audit. */
const ofPro = /^audit_(report\.answers|document\.file_name)$/;

export const modelOfAudits = (me: Viewpoint): ModelOf<ModelAudit, AuditRow['visuals']> => {
  const { world, role, own, isBody, may, isShared, isReachedAt, isOfRecord, isAccredited, blocksSharing } = me;
  const plans = planningOf(me);
  const companyOf = ({ siteId }: ModelAudit) => world.sites.find(({ id }) => id === siteId)?.companyId ?? '';
  const isOwner = ({ ownerId, siteId }: ModelAudit) => own.companies.includes(ownerId) || own.sites.includes(siteId);
  const isSharedAudit = (audit: ModelAudit) =>
    isOpen(audit) && (isShared('audit', audit.id) || isReachedAt(audit, companyOf(audit)));
  const edits = (audit: ModelAudit) =>
    may('Audit.Revise') &&
    isStanding(audit) &&
    (isBody || isOfRecord(audit) || (isOwner(audit) && isHeldUpload(audit)));
  const validates = (audit: ModelAudit) =>
    may('Audit.Verify') && audit.status === 'Holding' && (isBody || (isOfRecord(audit) && isHeldUpload(audit)));
  const mayArchive = (audit: ModelAudit) => may('Audit.Persist') && (isBody || isOfRecord(audit));
  const shares = (audit: ModelAudit) => {
    if (!may('Audit.Share') && !may('Audit.Unshare')) return false;
    if (role === '{body} Admin' || own.companies.includes(audit.ownerId)) return true;
    return !blocksSharing(audit.ownerId) && (isBody || isOwner(audit));
  };
  const isSeenAnyway = (audit: ModelAudit) => isBody || isOfRecord(audit) || isOwner(audit) || isAccredited(audit);
  const sees = (audit: ModelAudit) => may('Audit.View') && (isSeenAnyway(audit) || isSharedAudit(audit));
  return {
    sees,
    visuals: (audit: ModelAudit) => ({
      isAbleToEdit: edits(audit),
      isAbleToShare: shares(audit),
      isAbleToValidate: validates(audit),
      isAbleToArchive: mayArchive(audit) && (audit.status === 'Current' || audit.status === 'Holding'),
      isAbleToUnarchive: mayArchive(audit) && audit.status === 'Archived',
      isAbleToAddDocument: addsDocuments(me, audit),
      ...plans(audit),
    }),
    visualsWhenOpen: whenOpen(me, edits),
    facts: (audit, seesRow) => ({
      ...shownCompany(me)(audit, seesRow),
      isSharedByOthers: isSharedAudit(audit) && !isSeenAnyway(audit),
    }),
    mayShow: (audit, place) => sees(audit) && !(role === 'Company User' && ofPro.test(place)),
  };
};
