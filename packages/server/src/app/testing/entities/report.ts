import { allReports } from '../../../features/reports/all-reports.queries.ts';
import type { SamplesOf } from '../sample.ts';

const about = (reportUrl: string) => ({ of: reportUrl, params: () => ({ reportUrl }) });

/** Every report. Both formats have the same rows, and a workbook says more about its filters. */
export const reportSamples: SamplesOf<'reports' | 'keptExport'> = {
  reports: {
    preview: allReports.map(({ report }) => about(report.urlName)),
    export: [
      ...allReports.map(({ report }) => about(`${report.urlName}Xlsx`)),
      ...allReports.slice(0, 1).map(({ report }) => about(`${report.urlName}Csv`)),
    ],
  },
  keptExport: {
    start: about('AuditStatusCsv'),
    file: { params: () => ({ id: '8999999' }) },
    remove: { params: () => ({ id: '8999999' }) },
  },
};
