import { z } from 'zod';

/** The kinds of organisation; calls carry a kind as its place here. */
export const organisationTypes = ['CertificationBody', 'Company', 'Office', 'Site', 'AccreditationBody'] as const;
export type OrganisationType = (typeof organisationTypes)[number];

/** What people call each kind. */
export const organisationTypeNames: Readonly<Record<OrganisationType, string>> = {
  CertificationBody: 'Certification body',
  Company: 'Company',
  Office: 'Office',
  Site: 'Site',
  AccreditationBody: 'Accreditation body',
};

/** The number by which calls name a kind of organisation. */
export const numberOf = (type: OrganisationType): number => organisationTypes.indexOf(type);

/** A kind of organisation as calls carry it: 0 to 4, in a query as text. */
export const organisationTypeNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(organisationTypes.length - 1);

/** The kind that a number of `organisationTypeNumber` names. */
export const organisationTypeOf = (number: number): OrganisationType => {
  const type = organisationTypes[number];
  if (!type) throw new RangeError(`No kind of organisation has the number ${number}`);
  return type;
};

/** A reference to an organisation. */
export const organisation = z.object({ externalId: z.string(), type: organisationTypeNumber, name: z.string() });
export type Organisation = z.output<typeof organisation>;
