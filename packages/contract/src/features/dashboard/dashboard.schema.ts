import { z } from 'zod';
import { requiredMessage } from '../../kernel/field-messages.ts';
import { publicId, requiredOf, requiredText } from '../../kernel/fields.ts';
import { permissionsOf, type Role, roles } from '../../kernel/permissions.ts';
import { isMember } from '../../kernel/role-groups.ts';
import { verbs, visualsOf } from '../../kernel/verbs.ts';

/** The roles that can be chosen for a dashboard. Where companies have tiers, Lite users have no dashboards. */
export const dashboardRoles: readonly Role[] = roles.filter(
  (role) => permissionsOf(role).has('Analytics.View') && !isMember({ role, tiers: true }, 'lite'),
);

/** A built-in dashboard, or a report of the provider, whose ids are written in any case. */
const reportId = requiredText(60).overwrite((id) => id.toLowerCase());

export const dashboardId = z.object({ id: publicId });
export const searchedReport = z.object({ reportId });

export const dashboardForm = z.object({
  reportId,
  name: requiredText(120),
  webUrl: requiredText(),
  embedUrl: requiredText(),
  datasetId: requiredText(60),
  /** By their names in the permission matrix. */
  roles: z
    .array(z.enum<readonly Role[]>(dashboardRoles), requiredOf)
    .min(1, requiredMessage)
    .max(dashboardRoles.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each role once'),
});
export type DashboardForm = z.output<typeof dashboardForm>;

export const dashboardVerbs = verbs({ edit: 'Administration.Revise', remove: 'Administration.Remove' });

export const dashboard = z.object({
  id: z.string(),
  name: z.string(),
  reportId: z.string(),
  webUrl: z.string(),
  embedUrl: z.string(),
  datasetId: z.string(),
  roles: z.array(z.enum(roles)),
  visuals: visualsOf(dashboardVerbs),
});
export type Dashboard = z.output<typeof dashboard>;

/** A report as it was found. The web address is written otherwise than in a dashboard. */
export const foundReport = z.object({
  reportId: z.string(),
  name: z.string(),
  weburl: z.string(),
  embedUrl: z.string(),
  datasetId: z.string(),
});
export type FoundReport = z.output<typeof foundReport>;
