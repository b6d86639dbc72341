import type { Company } from '@attestry/contract/features/company/company.schema.ts';
import type { ModelCompany } from './entities/company.ts';
import { isBodyOfCurrent, isCreator, type ModelOf, mayArchive, type Viewpoint } from './viewpoint.ts';

/** What a site's address shows of its company. */
const addressLine = /^company\.(name|address_line.|city|county|zip_code)$/;

export const modelOfCompanies = (me: Viewpoint): ModelOf<ModelCompany, Company['visuals']> => {
  const { role, own, isBody, isCb, isCompany, isSite, isAb, may, isShared, isOfRecord, auditsOfCompany } = me;
  const owns = ({ id }: ModelCompany) => isCompany && own.companies.includes(id);
  const isOfOwnSite = (company: ModelCompany) => isSite && me.sitesOf(company).some(({ id }) => own.sites.includes(id));
  const isSharedCompany = ({ id }: ModelCompany) => isShared('company', id);
  const knows = (company: ModelCompany) =>
    !isCb || isCreator(me, company) || auditsOfCompany(company).some(isOfRecord) || isSharedCompany(company);
  const mayShare = may('Company.Share') || may('Company.Unshare');
  const sees = (company: ModelCompany) =>
    may('Company.View') &&
    (isBody ||
      (isCb && (!company.isArchived || knows(company))) ||
      ((isCompany || isSite) && (owns(company) || isOfOwnSite(company) || isSharedCompany(company))) ||
      (isAb && auditsOfCompany(company).some(me.isAccredited)));
  return {
    sees,
    visuals: (company: ModelCompany) => ({
      isAbleToEdit:
        may('Company.Revise') && (isBody || (isCb ? isBodyOfCurrent(me, auditsOfCompany(company)) : owns(company))),
      isAbleToArchive: may('Company.Persist') && mayArchive(me, auditsOfCompany(company)),
      isAbleToShare: mayShare && (role === '{body} Admin' || owns(company) || (isBody && !company.blocksSharing)),
      isAbleToViewChanges: may('Company.Changes') && knows(company),
      isAbleToViewUsers: may('User.View') && (isBody || owns(company)),
      isAbleToCreateUser: may('User.Generate') && (isBody || owns(company)),
      isAbleToPreventExport: may('Company.Revise') && isBody,
      isAbleToSetLimit: role === '{body} Admin',
    }),
    facts: (company, seesRow) => ({
      isShared: knows(company),
      hasContact: knows(company),
      siteCount: me.sitesOf(company).filter((site) => seesRow('sites', site)).length,
    }),
    mayShow: (company, place, seesRow) => {
      if (sees(company) && (place.startsWith('company.') || knows(company))) return true;
      const atSites = me.sitesOf(company).some((site) => seesRow('sites', site));
      const asOwner = me.world.audits.some((audit) => audit.ownerId === company.id && seesRow('audits', audit));
      return (addressLine.test(place) && atSites) || (place === 'company.name' && asOwner);
    },
  };
};
