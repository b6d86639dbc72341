import { z } from 'zod';
import { named } from '../../kernel/fields.ts';

const total = z.number().int();
const day = z.iso.date();

/** A dashboard as its readers choose it. */
export const shownDashboard = z.object({ id: z.string(), name: z.string(), reportId: z.string() });
export type ShownDashboard = z.output<typeof shownDashboard>;

/** A report of Power BI, and the token that shows it to one reader. The token ends soon; another one is to be asked for before. */
export const embeddedReport = z.object({
  reportId: z.string(),
  embedUrl: z.string(),
  name: z.string(),
  embedToken: z.string(),
  expiresInSeconds: z.number().int(),
});
export type EmbeddedReport = z.output<typeof embeddedReport>;

const figuresOf = <const I extends string, F extends z.ZodType>(id: I, figure: F) =>
  z.object({ id: z.literal(id), figures: z.array(figure) });

/** The figures of each built-in dashboard. */
export const dashboardFigures = z.discriminatedUnion('id', [
  figuresOf('builtin-certificates-by-country', z.object({ country: named, total })),
  figuresOf('builtin-grades', z.object({ standard: named, from: day, to: day, grade: z.string(), total })),
  figuresOf('builtin-expiry-outlook', z.object({ from: day, to: day, total })),
  figuresOf(
    'builtin-non-conformities',
    z.object({
      standard: named,
      section: z.string(),
      /** The heading of the section in the newest version of the standard that has it. */
      title: z.string().optional(),
      severity: z.string(),
      total,
    }),
  ),
  figuresOf(
    'builtin-certification-bodies',
    z.object({
      body: named,
      total,
      /** Days from the end of an audit to its upload, on average. */
      daysToUpload: z.number().nullable(),
      late: total,
      replaced: total,
      holding: total,
      grades: z.record(z.string(), total),
      /** By the share of late uploads; shown only to those who see every certification body. */
      rank: total.optional(),
    }),
  ),
]);
export type DashboardFigures = z.output<typeof dashboardFigures>;
export type FiguresOf<I extends DashboardFigures['id']> = Extract<DashboardFigures, { id: I }>['figures'];
