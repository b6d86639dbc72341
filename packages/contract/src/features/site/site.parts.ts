import { isIn, type Role } from '../../kernel/permissions.ts';
import { type Site, siteEditForm } from './site.schema.ts';

/** The edit form of a site, filled with its present values. */
export const toSiteForm = ({ name, tradingAsName, website, companyId, location, ...site }: Site) => ({
  site: { name, tradingAsName: tradingAsName ?? '', website: website ?? '', companyId, location },
  generalContact: site.generalContact,
  technicalContact: site.technicalContact,
  commercialContact: site.commercialContact,
});

const address = ['addressLine1', 'addressLine2', 'addressLine3', 'city', 'county', 'zipCode', 'country'].map(
  (line) => `site.location.${line}`,
);
/** The form's fields of the site itself, without its address. Added fields are included. */
const siteDetails = Object.keys(siteEditForm.shape.site.omit({ location: true }).shape).map((key) => `site.${key}`);
const contactLines = ['name', 'email', 'phoneNumber', 'faxNumber'];

/** Fields of the edit form that stay as they are for a role. */
export const lockedSiteFields = (role: Role): readonly string[] => {
  if (isIn('body', role)) return [];
  const linked = ['site.companyId', ...address, 'generalContact.faxNumber'];
  if (!isIn('cb', role)) return linked;
  const contacts = ['technicalContact', 'commercialContact'].flatMap((who) =>
    contactLines.map((line) => `${who}.${line}`),
  );
  return [...siteDetails, ...address, ...contacts];
};

/** Fields that an edit must fill: a technical and a commercial contact are required of everybody who may change them. */
export const requiredSiteFields = (role: Role): readonly string[] =>
  isIn('cb', role) ? [] : ['technicalContact', 'commercialContact'].flatMap((who) => [`${who}.name`, `${who}.email`]);
