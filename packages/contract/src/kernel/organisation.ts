import { z } from 'zod';

/** The organisation types; calls send a type as its position in this list. */
export const organisationTypes = ['CertificationBody', 'Company', 'Office', 'Site', 'AccreditationBody'] as const;
export type OrganisationType = (typeof organisationTypes)[number];

/** The display names of the types. */
export const organisationTypeNames: Readonly<Record<OrganisationType, string>> = {
  CertificationBody: 'Certification body',
  Company: 'Company',
  Office: 'Office',
  Site: 'Site',
  AccreditationBody: 'Accreditation body',
};

/** The number that stands for an organisation type in calls. */
export const numberOf = (type: OrganisationType): number => organisationTypes.indexOf(type);

/** An organisation type in calls: 0 to 4, as text in a query. */
export const organisationTypeNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(organisationTypes.length - 1);

/** The organisation type of such a number. */
export const organisationTypeOf = (number: number): OrganisationType => {
  const type = organisationTypes[number];
  if (!type) throw new RangeError(`No kind of organisation has the number ${number}`);
  return type;
};

/** A reference to an organisation. */
export const organisation = z.object({ externalId: z.string(), type: organisationTypeNumber, name: z.string() });
export type Organisation = z.output<typeof organisation>;
