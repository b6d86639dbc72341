import { issueFirstCertificates } from '../../features/certificate/certificate.public.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { asOwner, type OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { compileStatement } from '../../kernel/database/statements.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { auditsPerSite, makeAudits } from './audits.ts';
import { finishListings, suspendTriggers } from './bulk.ts';
import { loadAccounts, loadPeople } from './load-accounts.ts';
import { loadAlerts } from './load-alerts.ts';
import { loadAuditors } from './load-auditors.ts';
import { loadAudits } from './load-audits.ts';
import { loadBodies } from './load-certification-bodies.ts';
import { loadChanges } from './load-changes.ts';
import { loadDocuments } from './load-documents.ts';
import { loadFavourites } from './load-favourites.ts';
import { loadCompanies, loadShares, loadSites } from './load-organisations.ts';
import { loadReferences } from './load-references.ts';
import {
  loadAwaitedCertificates,
  loadOtherShares,
  loadReportedShares,
  loadSharingOptions,
} from './load-sharing-options.ts';
import { makeCompanies, makeSites } from './organisations.ts';
import { placesByCode } from './place-ids.ts';
import { randomStream } from './random.ts';
import { loadRecalls } from './recalls.ts';
import { loadReports } from './reports.ts';
import { loadSchedules } from './schedules.ts';

export interface DemoSize {
  audits: number;
  seed?: number;
}
export const demoSizes = { small: { audits: 9_000 }, full: { audits: 90_000 } } satisfies Record<string, DemoSize>;

type Report = (line: string) => void;

const grouped = (count: number) => count.toLocaleString('en');

/** Issues certificates with the feature's own statement, in the load's transaction. */
const loadCertificates = async (client: OwnerConnection, settings: Settings) => {
  const { text, values } = compileStatement(issueFirstCertificates({ today: clock.today(), settings }));
  await client.query(text, values);
};

const moveSequences = (client: OwnerConnection) =>
  client.query(`select setval(pg_get_serial_sequence(name, 'id'), (xpath('/row/m/text()', query_to_xml(format('select max(id) as m from %I', name), true, true, '')))[1]::text::bigint)
    from (select attrelid::regclass::text as name from pg_attribute where attname = 'id' and attidentity = 'd'
      and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)) as numbered
    union all select setval('site_code', (select max(id) from site))`);

const loadRows = async (
  client: OwnerConnection,
  { audits, seed = 2026 }: DemoSize,
  settings: Settings,
  report: Report,
) => {
  const random = randomStream(seed);
  const countries = await placesByCode(client);
  const siteCount = Math.ceil(audits / auditsPerSite);
  const companies = makeCompanies(random, Math.max(60, Math.ceil(siteCount / 5)));
  const approved = await loadBodies(client, random, countries);
  await loadCompanies(client, companies, countries);
  const sites = makeSites(random, siteCount, companies);
  await loadSites(client, sites, countries);
  report(`  ${grouped(companies.length)} companies, ${grouped(siteCount)} sites`);
  await loadAudits(client, makeAudits(random, clock.today(), sites, approved, audits), countries, (count) => {
    if (audits > 20_000) report(`  ${grouped(count)} of ${grouped(audits)} audits`);
  });
  // What follows reads these rows: without statistics, by plans made for a few of them.
  await client.query('analyze company, site, site_former_name, audit, audit_category, audit_module');
  await loadReports(client, random, settings);
  await loadDocuments(client, settings);
  await loadSchedules(client, clock.today());
  await loadCertificates(client, settings);
  await loadAccounts(client);
  await loadPeople(client);
  await loadShares(client, random, { companies: companies.length, sites: siteCount, today: clock.today() });
  await loadOtherShares(client, clock.today());
  await loadReportedShares(client, clock.today());
  await loadSharingOptions(client);
  await loadAwaitedCertificates(client);
  await loadRecalls(client, random, clock.today(), audits);
  await loadAuditors(client, clock.today(), countries);
  await loadFavourites(client, clock.today());
  await loadReferences(client);
  await loadAlerts(client);
};

/**
 * Loads the generated demo into an empty directory, as its owner, in one transaction, so that an interrupted start
 * leaves nothing behind. The same seed generates the same demo. Returns the audits loaded per second.
 */
export const loadDemo = async (
  ownerUrl: string,
  size: DemoSize,
  settings: Settings,
  report: Report,
): Promise<number> => {
  const began = performance.now();
  await asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(`select set_config('app.event', 'Load the demo', true)`);
    const restore = await suspendTriggers(client, size.audits > 50_000);
    await loadRows(client, size, settings, report);
    await finishListings(client, report);
    report('  record of changes');
    await loadChanges(client);
    await restore();
    await moveSequences(client);
    await client.query('commit');
    // Without vacuum, counting would visit every row until autovacuum runs.
    await client.query('vacuum analyze');
  });
  return Math.round((size.audits * 1000) / (performance.now() - began));
};
