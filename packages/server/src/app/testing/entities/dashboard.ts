import type { dashboardForm } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import type { z } from 'zod';
import { makeDashboard } from '../../../features/dashboard/dashboard.factory.ts';
import { byId } from '../about.ts';
import type { Entity } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';

/** Nobody owns a dashboard: it is administered by a role. */
export const dashboards = {
  table: 'dashboard',
  none: '8999999',
  records: async ({ owner }) => ({ own: (await makeDashboard(owner)).id }),
} satisfies Entity;

const form = (reportId: string): z.input<typeof dashboardForm> => ({
  reportId,
  name: 'Sales of certificates',
  webUrl: `https://app.powerbi.com/groups/me/reports/${reportId}`,
  embedUrl: `https://app.powerbi.com/reportEmbed?reportId=${reportId}`,
  datasetId: '0c7be2a4-51d9-4f3e-8b60-92ad13f7e5c1',
  roles: ['CB BI User', 'Analytics User'],
});

const aboutDashboard = { about: 'dashboard', params: byId } as const;

export const dashboardSamples: SamplesOf<'dashboard'> = {
  dashboard: {
    search: { params: () => ({ reportId: 'builtin-grades' }) },
    read: aboutDashboard,
    create: { body: async () => form('5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925') },
    update: { ...aboutDashboard, body: async () => form('9e0c44d1-6f3b-4a58-9d27-c1b5e8f7a306') },
    remove: aboutDashboard,
    changeLog: aboutDashboard,
  },
};

const ofReport = { notReadBack: 'its addresses are those of its report, not any text' };

export const dashboardReadsBack: Pick<ReadsBack, 'dashboard'> = { dashboard: { create: ofReport, update: ofReport } };
