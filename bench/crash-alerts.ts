// Kills the real server while it notifies the recipients of an alert, and checks at the end that everybody was written to,
// twice at most for a mail in flight, with the same Message-ID: `node bench/crash-alerts.ts [KILLS]`.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeAudit } from '../packages/server/src/features/audit/audit.factory.ts';
import { makeCompany } from '../packages/server/src/features/company/company.factory.ts';
import { alertOfAudit } from '../packages/server/src/features/notification/notification.public.ts';
import { openDatabase } from '../packages/server/src/kernel/database/database.ts';
import { serverUrlOf } from '../packages/server/src/kernel/database/roles.ts';
import { inTransaction } from '../packages/server/src/kernel/database/transaction.ts';
import { startMailServer } from '../packages/server/src/kernel/testing/mail-server.ts';
import { chooseHome, end, type Home, kill, startServer } from './crash/doomed-server.ts';
import { onDatabase } from './crash/kept-promises.ts';

const people = 1_000;
/** Jobs that deliver mail at the same time, each one mail at a time. */
const inFlight = 2;

const addRecipients = async (home: Home): Promise<string> =>
  onDatabase(home, async (owner) => {
    const { id } = await makeCompany(owner);
    await sql`
      with added as (
        insert into app_user (email, first_name, last_name, role)
        select 'user-' || number || '@people.example', 'Pat', 'User ' || number, 'Company BI S User'
        from generate_series(1, ${people}::int) as number returning id)
      insert into user_organisation (user_id, organisation_type, organisation_id, is_primary)
      select id, 'Company', ${id}::bigint, true from added`.execute(owner);
    return (await makeAudit(owner, { owner_company_id: id })).id;
  });

const raise = (home: Home, auditId: string): Promise<unknown> =>
  onDatabase(home, async (_owner, ownerUrl) => {
    const database = openDatabase(serverUrlOf(ownerUrl), 1);
    const change = { from: 'Certificated', to: 'Suspended' };
    await inTransaction(database, { event: 'Crash' }, (db) =>
      alertOfAudit({ db }, { kind: 'suspended', auditId, audience: ['owner'], change }),
    );
    return database.close();
  });

/** Mail in flight when its server died is due ten minutes later; the others are due anyway. */
const hurry = (home: Home) =>
  onDatabase(home, (owner) =>
    owner.updateTable('mail').set({ next_attempt_at: new Date() }).where('sent_at', 'is', null).execute(),
  );

const faultsOfRows = (home: Home): Promise<string[]> =>
  onDatabase(home, async (owner) => {
    const { rows } = await sql<{ fault: string }>`
      select 'alerts: ' || count(*) as fault from alert having count(*) <> 1
      union all select 'recipients: ' || count(*) from alert_recipient having count(*) <> ${people}::int
      union all select 'mails: ' || count(*) from mail having count(*) <> ${people}::int
      union all select 'unsent mails: ' || count(*) from mail where sent_at is null having count(*) > 0`.execute(owner);
    return rows.map(({ fault }) => fault);
  });

const idOf = (raw: string): string => /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '';

const kills = Number(process.argv[2] ?? 5);
const mail = await startMailServer();
const home = await chooseHome({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
let server = await startServer(home);
try {
  await raise(home, await addRecipients(home));
  const reached = () => new Set(mail.received.flatMap(({ to }) => to)).size;
  for (let round = 1; round <= kills; round += 1) {
    const until = Math.min(reached() + 1 + Math.floor((Math.random() * people) / kills), people - 1);
    while (reached() < until) await wait(2);
    await kill(server, home, 'server');
    console.log(`kill ${round}: ${reached()} of ${people} people written to`);
    await hurry(home);
    server = await startServer(home);
  }
  for (let tries = 0; reached() < people && tries < 1_200; tries += 1) await wait(100);
  await wait(1_000);
  const doubled = mail.received.length - reached();
  const ids = new Set(mail.received.map(({ raw }) => idOf(raw))).size;
  const faults = [
    ...(await faultsOfRows(home)),
    ...(reached() === people ? [] : [`${people - reached()} people were not written to`]),
    ...(doubled <= kills * inFlight ? [] : [`${doubled} mails arrived twice`]),
    ...(ids === people ? [] : [`${ids} different Message-IDs`]),
  ];
  for (const fault of faults) console.log(`  ${fault}`);
  console.log(`${kills} kills, ${people} people, ${doubled} mails arrived twice, ${faults.length} faults`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await end(server);
  await mail.stop();
  await home.remove();
}
