// What alerts cost the command that raises them, and how soon their mail arrives at a real mail server.
import { setTimeout as wait } from 'node:timers/promises';
import type { editDetails } from '../packages/server/src/features/audit-editing/audit-editing.factory.ts';
import { openPool } from '../packages/server/src/kernel/database/pool.ts';
import type { startMailServer } from '../packages/server/src/kernel/testing/mail-server.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { bodyAdmin } from './requests.ts';

type Owner = ReturnType<typeof openPool>;
type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The users of a company made for measuring, and of another one. */
const [many, some] = [10_000, 100];

const addressOf = (people: number) => `alerted-${people}`;

/** A company with this many users, made once in a register. */
const companyOf = async (owner: Owner, people: number): Promise<string> => {
  const name = `Alerted ${people}`;
  const known = await owner.query<{ id: string }>('select id::text from company where name = $1', [name]);
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await owner.query<{ id: string }>(
    `insert into company (name, address_line1, city, country_id, tier) values ($1, '1 Quay', 'Hull', 826, 'Pro')
      returning id::text`,
    [name],
  );
  const id = rows[0]?.id ?? '';
  await owner.query(
    `with added as (
      insert into app_user (email, first_name, last_name, role)
      select $1 || '-' || number || '@people.example', 'Pat', 'User ' || number, 'Company BI S User'
      from generate_series(1, $2::int) as number returning id)
    insert into user_organisation (user_id, organisation_type, organisation_id, is_primary)
    select id, 'Company', $3, true from added`,
    [addressOf(people), people, id],
  );
  for (const table of ['app_user', 'user_organisation']) await owner.query(`vacuum analyze ${table}`);
  return id;
};

/** Certificated audits that nobody is alerted of. */
const quietAudits = async (owner: Owner, amount: number): Promise<string[]> => {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from audit where record_status = 'Current' and certification_status = 'Certificated'
      and expiry_date > current_date + 1
      and not exists (select from user_organisation where (organisation_type, organisation_id)
        in (('Company', audit.owner_company_id), ('Site', audit.site_id), ('CertificationBody', audit.certification_body_id)))
      and not exists (select from alert where entity_type = 'audit' and entity_id = audit.id)
      and not exists (select from share where entity_id in (audit.id, audit.site_id, audit.owner_company_id))
    order by id desc limit $1`,
    [amount],
  );
  if (rows.length < amount) throw new Error('The register has too few audits that nobody is alerted of');
  return rows.map(({ id }) => id);
};

const shareWith = (owner: Owner, audit: string, company: string) =>
  owner.query(
    `insert into share (entity_type, entity_id, target_type, target_id) values ('audit', $1, 'Company', $2)`,
    [audit, company],
  );

/** Suspends a certification as its form does; answers how long its last call took. */
const suspend = async (directory: MeasuredDirectory, audit: string): Promise<number> => {
  const headers = await directory.headersFor(bodyAdmin);
  const path = `${directory.origin}/audit/api/Audit`;
  const record = await fetch(`${path}/${audit}`, { headers });
  const { auditOwner } = (await record.json()) as { auditOwner: { id: string } };
  const form = {
    auditOwnerId: auditOwner.id,
    certificationStatusId: 'Suspended',
    statusReason: 'Measured.',
    statusDate: new Date().toISOString().slice(0, 10),
  };
  const edit = async (answers: object): Promise<Awaited<ReturnType<typeof editDetails>>['status']> => {
    const answer = await fetch(`${path}/details/${audit}`, {
      method: 'PUT',
      body: JSON.stringify({ ...form, ...answers }),
      headers: { ...headers, 'content-type': 'application/json', 'if-match': record.headers.get('etag') ?? '' },
    });
    const { status } = (await answer.json()) as Awaited<ReturnType<typeof editDetails>>;
    return status;
  };
  await edit({});
  let status = '';
  const taken = await timed(async () => {
    status = await edit({ confirmed: true, overrideWarning: true });
  });
  if (status !== 'Success') throw new Error(`Suspending audit ${audit} was answered ${status}`);
  return taken;
};

/** Ends the alerts under way, so that no fan-out is measured with the next command. */
const endAlerts = (owner: Owner) => owner.query('update alert set next_at = null where next_at is not null');

const measureCommand = async (directory: MeasuredDirectory, owner: Owner, times: number): Promise<Figure> => {
  const company = await companyOf(owner, many);
  const warmUp = 3;
  const audits = await quietAudits(owner, 2 * (times + warmUp));
  const [none, all]: [number[], number[]] = [[], []];
  for (const [at, audit] of audits.entries()) {
    const isOfMany = at % 2 === 1;
    if (isOfMany) await shareWith(owner, audit, company);
    const taken = await suspend(directory, audit);
    await wait(50);
    await endAlerts(owner);
    if (at >= 2 * warmUp) (isOfMany ? all : none).push(taken);
  }
  const [alone, alerting] = [median(none), median(all)];
  return {
    what: `Suspending a certificate with ${many.toLocaleString('en')} people to alert, p50 of ${times}, to one with none`,
    value: alerting / alone,
    said: `${(alerting / alone).toFixed(2)}  (${milliseconds(alone)} to ${milliseconds(alerting)})`,
    bound: { better: 'lower', target: 1.2 },
  };
};

const measureArrival = async (directory: MeasuredDirectory, owner: Owner, mail: MailServer): Promise<Figure> => {
  const company = await companyOf(owner, some);
  const [audit = ''] = await quietAudits(owner, 1);
  await shareWith(owner, audit, company);
  const isOurs = ({ to }: { to: string[] }) => to.some((address) => address.startsWith(`${addressOf(some)}-`));
  const began = performance.now();
  await suspend(directory, audit);
  const arrivedBy: number[] = [];
  while (arrivedBy.length < some && performance.now() - began < 60_000) {
    await wait(5);
    const arrived = mail.received.filter(isOurs).length;
    while (arrivedBy.length < arrived) arrivedBy.push(performance.now() - began);
  }
  const value = arrivedBy[Math.ceil(some * 0.95) - 1];
  return {
    what: `Suspending a certificate to the mail of ${some} people at a mail server, p95`,
    ...(value === undefined ? { said: `only ${arrivedBy.length} arrived` } : { value, said: milliseconds(value) }),
    bound: { better: 'lower', target: 5000 },
  };
};

export const measureAlerts = async (
  directory: MeasuredDirectory,
  ownerUrl: string,
  mail: MailServer,
  times: number,
): Promise<Figure[]> => {
  const owner = openPool(ownerUrl, { size: 1 });
  try {
    const arrival = await measureArrival(directory, owner, mail);
    return [await measureCommand(directory, owner, times), arrival];
  } finally {
    await owner.end();
  }
};
