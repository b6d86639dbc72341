// The reports: who is offered which, and the columns and filters of each.
import { isOffered } from '../../packages/contract/src/features/reports/reports.parts.ts';
import { roles } from '../../packages/contract/src/kernel/permissions.ts';
import type { BoundReport } from '../../packages/server/src/features/reports/bound-report.queries.ts';
import { code, heading, table } from './markdown.ts';

const labelsOf = ({ spec }: BoundReport, which: 'shown' | 'filterable'): string =>
  Object.values(spec.columns)
    .filter(({ hidden, filterable }) => (which === 'shown' ? hidden === undefined : filterable))
    .map(({ label }) => label)
    .join(', ');

const section = (bound: BoundReport): string => {
  const { report, spec } = bound;
  return [
    `## ${report.title}\n`,
    `${report.about}\n`,
    table(
      ['', ''],
      [
        ['addresses', [`${report.urlName}Csv`, `${report.urlName}Xlsx`].map(code).join(', ')],
        ['columns', labelsOf(bound, 'shown')],
        ['filters', [labelsOf(bound, 'filterable'), ...(spec.archived ? ['Show archived'] : [])].join(', ')],
        ...Object.entries(report.notes ?? {}),
      ],
    ),
    '',
  ].join('\n');
};

export const reportsDocument = (reports: readonly BoundReport[]): string =>
  [
    heading('Reports', 'packages/contract/src/features/reports'),
    'Which role is offered which report. Its rows are those that the reader sees.\n',
    table(
      ['role', ...reports.map(({ report }) => report.title)],
      roles.map((role) => [
        role,
        ...reports.map(({ report }) => (isOffered(report, { role, tiers: true }) ? '●' : '')),
      ]),
    ),
    '',
    ...reports.map(section),
  ].join('\n');
