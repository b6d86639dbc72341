import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { templateFor } from '../../report-template/report-template.public.ts';
import { wholeReport } from '../report-answers.factory.ts';

const food = templateFor('Food');
if (!food) throw new Error('Food has no report template');

/** The committed report that was saved by a spreadsheet program: its file name and the data it was created from. */
export const officeReport: { file: URL; template: ReportTemplate; answers: Answers } = {
  file: new URL('./fixtures/food-saved-by-libreoffice.xlsx', import.meta.url),
  template: food,
  answers: wholeReport(
    food,
    {
      siteCode: '1000042',
      siteName: 'Süßwaren & Söhne “Łódź” 北京 القاهرة',
      startDate: '2024-02-28',
      endDate: '2024-02-29',
      issueDate: '2024-03-20',
      expiryDate: '2025-03-20',
      categories: ['Bakery', 'Confectionery'],
      modules: ['Food Safety Culture', 'Cross Docking'],
      auditorNumber: 'A-1001',
    },
    {
      AUDIT_SUMMARY: '=1+1 is <no> formula & stays "text"\nsecond line\n\tindented _x000D_ end',
      SITE_PHONE: '+44 1482 000000',
      MAN_DAYS_ON_SITE: 2.5,
      EMPLOYEES: 1234567,
      NON_CONFORMITIES: [
        { NC_CLAUSE: '5.10', NC_SEVERITY: 'Minor', NC_DETAIL: 'A lamp was broken.', NC_CLOSED_ON: '2024-03-11' },
        { NC_CLAUSE: '1.1.2', NC_SEVERITY: 'Minor', NC_DETAIL: '2024-03-01 is a date in words only.' },
      ],
    },
  ),
};
