import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { sql } from 'kysely';
import { filledAnswers } from '../../features/report-answers/report-answers.factory.ts';
import { templateByCode } from '../../features/report-template/report-template.public.ts';
import { blankWorkbook } from '../../features/report-template/report-workbook.public.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import type { About } from './about.ts';

interface WrittenSite {
  siteCode: string;
  siteName: string;
  addressLine1: string;
  city: string;
}

const writtenSite = async (owner: About['owner'], code: string): Promise<WrittenSite> => {
  const { rows } =
    await sql<WrittenSite>`select id as "siteCode", name as "siteName", address_line1 as "addressLine1", city
    from site where id = ${code}::bigint`.execute(owner);
  // A report of an unknown site is still a report.
  return rows[0] ?? { siteCode: code, siteName: 'Nowhere', addressLine1: '1 Harbour Road', city: 'Hull' };
};

const made = new Map<string, Promise<Uint8Array>>();

const write = async (owner: About['owner'], code: string, over: Answers = {}): Promise<Uint8Array> => {
  const template = templateByCode('ETRS', '1.0');
  if (!template) throw new Error('There is no ETRS 1.0');
  const today = clock.today();
  const answers = filledAnswers(template, {
    ...(await writtenSite(owner, code)),
    country: 'United Kingdom',
    categories: ['Ethical trade and responsible sourcing'],
    startDate: addDays(today, -20),
    endDate: addDays(today, -19),
    issueDate: addDays(today, -5),
    expiryDate: addDays(today, 300),
  });
  return blankWorkbook(template, { ...answers, ...over });
};

const kept = (key: string, writing: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const workbook = made.get(key) ?? writing();
  made.set(key, workbook);
  return workbook;
};

/** A filled-in report of a short template for a site. Cached, because writing a workbook takes long. */
export const reportFor = ({ owner, id }: About): Promise<Uint8Array> => kept(id, () => write(owner, id));

/** A report without an answer that is required. */
export const wrongReportFor = ({ owner, id }: About): Promise<Uint8Array> =>
  kept(`${id} wrong`, () => write(owner, id, { AUDITOR_NAME: '' }));

/** A report for an audit's site that replaces the audit's own. */
export const replacementFor = async (about: About): Promise<Uint8Array> => {
  const { rows } = await sql<{ siteId: string }>`select site_id as "siteId" from audit
    where id = ${about.id}::bigint`.execute(about.owner);
  return reportFor({ ...about, id: rows[0]?.siteId ?? '999999' });
};
