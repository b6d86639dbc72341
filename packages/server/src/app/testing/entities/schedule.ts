import type { scheduleForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import type { z } from 'zod';
import type { About } from '../about.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';

type Schedule = z.input<typeof scheduleForm>;

/** With a certification body that everybody who names one may name. */
const scheduleAtSite = async ({ id, certificationBodyId }: About): Promise<Schedule> => ({
  siteId: id,
  standardId: '3',
  scheduledDate: '2999-04-04',
  certificationBodyId,
});

const scheduleAfterAudit = async (about: About): Promise<Schedule> => {
  const known = await about.owner
    .selectFrom('audit')
    .select(['site_id as siteId', 'standard_id as standardId'])
    .where('id', '=', about.id)
    .executeTakeFirst();
  const { siteId = '1000001', standardId = 3 } = known ?? {};
  const form = await scheduleAtSite({ ...about, id: siteId });
  return { ...form, standardId: String(standardId), auditId: about.id };
};

/** From the site and from the audit to follow. */
export const scheduleSamples: SamplesOf<'auditSchedule' | 'planEffects'> = {
  planEffects: { read: { about: 'site', query: ({ id }) => ({ siteIds: id }) } },
  auditSchedule: {
    schedule: [
      { about: 'site', body: scheduleAtSite },
      { about: 'audit', body: scheduleAfterAudit },
    ],
    takeBack: { about: 'site', body: async ({ id }) => ({ siteId: id, standardId: '3', version: 1 }) },
    giveReauditStatus: { about: 'audit', body: async ({ id }) => ({ auditId: id, reasonId: '6' }) },
  },
};

export const scheduleReadsBack: Pick<ReadsBack, 'auditSchedule'> = {
  auditSchedule: {
    schedule: { notReadBack: 'a schedule is read with its site and its audit: see the tests of schedules' },
    takeBack: { notReadBack: 'it stores nothing of its form: see its own tests' },
    giveReauditStatus: { notReadBack: 'its lists have numbers for words: see the tests of the re-audit status' },
  },
};
