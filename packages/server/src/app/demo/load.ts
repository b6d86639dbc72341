import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import pg from 'pg';
import { issueFirstCertificates } from '../../features/certificate/certificate.public.ts';
import { hashPassword } from '../../kernel/access/password-hash.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { copyRows } from '../../kernel/database/copy-rows.ts';
import type { DB } from '../../kernel/database/tables.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { auditsPerSite, type DemoAudit, makeAudits } from './audits.ts';
import { finishListings, suspendTriggers } from './bulk.ts';
import {
  type DemoCompany,
  type DemoSite,
  makeAccreditationBodies,
  makeCertificationBodies,
  makeCompanies,
  makeSites,
} from './organisations.ts';
import { placesByCode } from './place-ids.ts';
import { type RandomStream, randomStream } from './random.ts';
import { loadReports } from './reports.ts';

export interface DemoSize {
  audits: number;
  seed?: number;
}
export const demoSizes = { small: { audits: 9_000 }, full: { audits: 90_000 } } satisfies Record<string, DemoSize>;

type Report = (line: string) => void;

const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Runs a statement of a feature in the load's own transaction. */
const run = async (client: pg.Client, statement: RawBuilder<unknown>) => {
  const { sql, parameters } = statement.compile(compiler);
  await client.query(sql, [...parameters]);
};
type Countries = Map<string, number>;

const loadBodies = async (client: pg.Client, random: RandomStream, countries: Countries) => {
  const bodies = makeCertificationBodies(random);
  await copyRows(
    client,
    'accreditation_body (id, name)',
    makeAccreditationBodies().map(({ id, name }) => [id, name]),
  );
  await copyRows(
    client,
    'certification_body (id, name, accreditation_body_id, rating, audit_submission_status)',
    bodies.map(({ id, name, accreditationBodyId, rating }) => [
      id,
      name,
      accreditationBodyId,
      rating,
      id === 40 ? 'Hold' : 'Allow',
    ]),
  );
  await copyRows(
    client,
    'office (certification_body_id, name, is_main, country_id, city)',
    bodies.flatMap(({ id, name, offices, city, country }) =>
      offices.map((office, at) => [id, office ? `${name}, ${office}` : name, at === 0, countries.get(country), city]),
    ),
  );
  return bodies.length;
};

const loadCompanies = async (client: pg.Client, companies: readonly DemoCompany[], countries: Countries) => {
  await copyRows(
    client,
    'company (id, name, address_line1, city, zip_code, country_id, nature_of_business_id, status, tier, favourite_limit)',
    companies.map((one) => [
      one.id,
      one.name,
      one.address,
      one.city,
      one.zip,
      countries.get(one.place.country),
      1 + (one.id % 11),
      one.status,
      one.tier,
      one.tier === 'Pro' ? 250 : 10,
    ]),
  );
  await copyRows(
    client,
    'company_contact (company_id, type, name, email, phone_number)',
    companies.map(({ id, contact }) => [
      id,
      'General',
      contact,
      `office-${id}@company.example`,
      `+44 20 ${7_000_000 + id}`,
    ]),
  );
};

const loadSites = async (client: pg.Client, sites: readonly DemoSite[], countries: Countries) => {
  await copyRows(
    client,
    'site (id, name, company_id, address_line1, city, zip_code, country_id, status)',
    sites.map(({ id, name, company, address, city, status }) => [
      id,
      name,
      company.id,
      address,
      city,
      company.zip,
      countries.get(company.place.country),
      status,
    ]),
  );
  await copyRows(
    client,
    'site_former_name (site_id, name)',
    sites.flatMap(({ id, formerName }) => (formerName ? [[id, formerName]] : [])),
  );
  await copyRows(client, 'site_contact (site_id, type, name, email, phone_number)', contactsOf(sites));
};

function* contactsOf(sites: readonly DemoSite[]) {
  for (const { id, technical, commercial } of sites) {
    yield [id, 'Technical', technical, `technical-${id}@site.example`, `+44 20 ${7_000_000 + (id % 999_999)}`];
    yield [id, 'Commercial', commercial, `sales-${id}@site.example`, null];
  }
}

const auditRow = (audit: DemoAudit, countries: Countries) => {
  const { site } = audit;
  return [
    audit.id,
    site.id,
    audit.standardId,
    audit.certificationBodyId,
    site.company.id,
    audit.recordStatus,
    audit.holdingReason,
    audit.certificationStatus,
    audit.statusReason,
    audit.statusDate,
    site.name,
    site.address,
    site.city,
    site.company.zip,
    countries.get(site.company.place.country),
    `Manufacture and packing of products at ${site.city}.`,
    audit.programme,
    audit.start,
    audit.end,
    audit.recordStatus === 'Holding' ? null : audit.issue,
    audit.issue,
    audit.expiry,
    audit.grade,
    `Auditor ${audit.auditor}`,
    audit.auditor,
    audit.visible,
  ];
};

const auditColumns = `audit (id, site_id, standard_id, certification_body_id, owner_company_id, record_status, holding_reason,
  certification_status, status_reason, status_date, site_name, address_line1, city, zip_code, country_id, scope, audit_programme, start_date,
  end_date, validation_date, issue_date, expiry_date, grade, auditor_name, auditor_number, is_visible)`;

/** Audits go in by slices, so that memory does not grow with the register. */
const loadAudits = async (
  client: pg.Client,
  audits: Iterable<DemoAudit>,
  countries: Countries,
  report: Report,
  total: number,
) => {
  const slice: DemoAudit[] = [];
  let loaded = 0;
  const flush = async () => {
    await copyRows(
      client,
      auditColumns,
      slice.map((audit) => auditRow(audit, countries)),
    );
    await copyRows(
      client,
      'audit_category (audit_id, category_id)',
      slice.flatMap(({ id, categories }) => categories.map((one) => [id, one])),
    );
    await copyRows(
      client,
      'audit_module (audit_id, module_id)',
      slice.flatMap(({ id, modules }) => modules.map((one) => [id, one])),
    );
    loaded += slice.length;
    slice.length = 0;
    if (total > 20_000) report(`  ${loaded.toLocaleString('en')} of ${total.toLocaleString('en')} audits`);
  };
  for (const audit of audits) {
    slice.push(audit);
    if (slice.length === 50_000) await flush();
  }
  await flush();
};

const loadAccounts = async (client: pg.Client) => {
  const hash = await hashPassword(demoPassword);
  for (const { role, firstName, lastName, email, organisation } of demoAccounts) {
    const { rows } = await client.query(
      'insert into app_user (email, first_name, last_name, job_title, role) values ($1, $2, $3, $4, $5) returning id',
      [email, firstName, lastName, 'Demo account', role],
    );
    await client.query('insert into login (user_id, password_hash) values ($1, $2)', [rows[0].id, hash]);
    if (organisation)
      await client.query('insert into user_organisation values ($1, $2, $3, true)', [
        rows[0].id,
        organisation.type,
        organisation.id,
      ]);
  }
};

const loadShares = async (client: pg.Client, random: RandomStream, companies: number, sites: number) => {
  const shares = Array.from(
    { length: Math.min(20_000, Math.ceil(sites / 8)) },
    () => ['site', 1_000_001 + random.whole(sites), 'Company', 10_001 + random.whole(companies)] as const,
  );
  const distinct = new Map(shares.map((share) => [share.join(), share]));
  await copyRows(client, 'share (entity_type, entity_id, target_type, target_id)', distinct.values());
};

const moveSequences = (client: pg.Client) =>
  client.query(`select setval(pg_get_serial_sequence(name, 'id'), (xpath('/row/m/text()', query_to_xml(format('select max(id) as m from %I', name), true, true, '')))[1]::text::bigint)
    from unnest(array['accreditation_body', 'certification_body', 'company', 'audit']) as name
    union all select setval('site_code', (select max(id) from site))`);

/**
 * Loads the generated demo into an empty directory, as its owner, in one transaction: a start that is broken off leaves
 * nothing behind. The same seed makes the same demo. Answers the audits loaded a second.
 */
export const loadDemo = async (
  ownerUrl: string,
  { audits, seed = 2026 }: DemoSize,
  settings: Settings,
  report: Report,
): Promise<number> => {
  const began = performance.now();
  const random = randomStream(seed);
  const sites = Math.ceil(audits / auditsPerSite);
  const companies = makeCompanies(random, Math.max(60, Math.ceil(sites / 5)));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const restore = await suspendTriggers(client, audits > 50_000);
    const countries = await placesByCode(client);
    const bodies = await loadBodies(client, random, countries);
    await loadCompanies(client, companies, countries);
    const allSites = makeSites(random, sites, companies);
    await loadSites(client, allSites, countries);
    report(`  ${companies.length.toLocaleString('en')} companies, ${sites.toLocaleString('en')} sites`);
    await loadAudits(client, makeAudits(random, clock.today(), allSites, bodies, audits), countries, report, audits);
    await loadReports(client, random);
    await run(client, issueFirstCertificates({ today: clock.today(), settings }));
    await loadShares(client, random, companies.length, sites);
    await loadAccounts(client);
    await finishListings(client, report);
    await restore();
    await moveSequences(client);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return Math.round((audits * 1000) / (performance.now() - began));
};
