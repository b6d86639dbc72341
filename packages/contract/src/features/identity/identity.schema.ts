import { z } from 'zod';
import { organisationTypes } from '../../kernel/organisation.ts';
import { type Action, type Area, actions, areas, type Role, roles } from '../../kernel/permissions.ts';

/** One area of the product and what may be done in it. */
export const areaPermissions = z.object({
  area: z.enum<readonly Area[]>(areas),
  actions: z.array(z.enum<readonly Action[]>(actions)),
});
export type AreaPermissions = z.output<typeof areaPermissions>;

export const primaryOrganisation = z.object({
  id: z.string(),
  type: z.enum(organisationTypes),
  name: z.string(),
});
export type PrimaryOrganisation = z.output<typeof primaryOrganisation>;

/** The signed-in user as the page frame shows them. `roleLabel` has the body's own name in place of `{body}`. */
export const signedInUser = z.object({
  identificator: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum<readonly Role[]>(roles),
  roleLabel: z.string(),
  primaryOrganisation: primaryOrganisation.nullable(),
  /** False if a company of this user may not export lists. */
  mayExport: z.boolean(),
});
export type SignedInUser = z.output<typeof signedInUser>;
