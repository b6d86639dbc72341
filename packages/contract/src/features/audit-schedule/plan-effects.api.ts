import { z } from 'zod';
import { featureOf, get } from '../../kernel/endpoint.ts';
import { day, named } from '../../kernel/fields.ts';
import { requiredIds } from '../../kernel/list-query.ts';
import { keptReasons, scheduleStatuses, scheduleTypes } from '../audit/next-audit.schema.ts';

/** What a plan at a site against a standard would meet. */
export const planEffects = z.object({
  siteId: z.string(),
  standardId: z.string(),
  /** Until when the Current record is valid; null if the reader sees none. */
  expiryDate: day.nullable(),
  /** The Current record, if the reader may plan from it; otherwise null. */
  followedId: z.string().nullable(),
  /** The certification body of the Current record; null if the reader sees none. For users of a certification body, whom they plan for. */
  certificationBody: named.nullable(),
  /** Certification bodies of records that a plan may follow, of which no audit can be planned, because they are not active. */
  inactiveBodyIds: z.array(z.string()),
  /** What is planned so far; null if the reader sees none. */
  plan: z
    .object({
      /** Null if the reader does not know the day. */
      day: day.nullable(),
      type: z.enum(scheduleTypes),
      status: z.enum(scheduleStatuses),
      bodyId: z.string(),
      /** The audit that it follows; null if it follows none, or none that the reader sees. */
      auditId: z.string().nullable(),
      moduleIds: z.array(z.string()),
      /** Why the reader may not replace it; null if they may. */
      whyKept: z.enum(keptReasons).nullable(),
    })
    .nullable(),
  /** The latest Holding record that starts after the Current one, if the reader sees it; otherwise null. */
  held: z.object({ auditId: z.string(), startDate: day }).nullable(),
});
export type PlanEffects = z.output<typeof planEffects>;

/** Apart from the other calls of schedules, because only forms load it. */
export const planEffectsApi = featureOf('AuditFeature', {
  read: {
    /** Sites at which the caller may not schedule are left out. */
    ...get(
      '/audit/api/Audit/schedules/effects',
      ['Audit.Schedule', 'Site.Schedule'],
      'Tell what is planned and valid at sites, which scheduling audits there would change',
    ),
    query: z.strictObject({ siteIds: requiredIds }),
    response: z.array(planEffects),
  },
});
