import { blankForm } from '../../kernel/blank-form.ts';
import type { Role } from '../../kernel/permissions.ts';
import { contactFields, locationFields } from '../../kernel/place-and-contact.ts';
import { at } from '../../kernel/record-fields.ts';
import { isIn } from '../../kernel/role-groups.ts';
import { type Site, siteFields } from './site.schema.ts';

const noContact = blankForm(contactFields);

/** The edit form of a site, filled with its present values. */
export const toSiteForm = ({ name, tradingAsName, website, companyId, location, ...site }: Site) => ({
  site: { name, tradingAsName: tradingAsName ?? '', website: website ?? '', companyId, location },
  generalContact: site.generalContact ?? noContact,
  technicalContact: site.technicalContact ?? noContact,
  commercialContact: site.commercialContact ?? noContact,
});

const address = Object.keys(at('site.location', locationFields));
const { location: _, ...details } = siteFields;
const ownDetails = Object.keys(at('site', details));
const people = ['technicalContact', 'commercialContact'] as const;

/** Fields of the edit form that stay as they are for a role. */
export const lockedSiteFields = (role: Role): readonly string[] => {
  if (isIn('body', role)) return [];
  const linked = ['site.companyId', ...address, 'generalContact.faxNumber'];
  if (!isIn('cb', role)) return linked;
  return [...ownDetails, ...address, ...people.flatMap((who) => Object.keys(at(who, contactFields)))];
};

/** Fields that an edit must fill: a technical and a commercial contact are required of everybody who may change them. */
export const requiredSiteFields = (role: Role): readonly string[] =>
  isIn('cb', role) ? [] : people.flatMap((who) => [`${who}.name`, `${who}.email`]);
