// Uploads reports to the real server, kills it during the uploads, and checks after each restart that every
// acknowledged report is stored completely and none partly: `node bench/crash.ts [KILLS]`.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { importResult } from '../packages/contract/src/features/audit-import/audit-import.schema.ts';
import { uploadRequest } from '../packages/server/src/features/audit-import/audit-import.factory.ts';
import { makeApprovedBody } from '../packages/server/src/features/certification-body/certification-body.factory.ts';
import { makeUser } from '../packages/server/src/features/identity/identity.factory.ts';
import { createAccessToken } from '../packages/server/src/features/identity/identity.public.ts';
import { datesOf, filledAnswers } from '../packages/server/src/features/report-answers/report-answers.factory.ts';
import { templateFor } from '../packages/server/src/features/report-template/report-template.public.ts';
import { blankWorkbook } from '../packages/server/src/features/report-template/report-workbook.public.ts';
import { makeSite } from '../packages/server/src/features/site/site.factory.ts';
import { openDatabase } from '../packages/server/src/kernel/database/database.ts';
import { serverUrlOf } from '../packages/server/src/kernel/database/roles.ts';
import { chooseHome, end, type Home, kill, startServer } from './crash/doomed-server.ts';
import { findBrokenPromises, onDatabase, type Promised } from './crash/kept-promises.ts';

const uploaders = 3;
const sitesEach = 40;
/** Each report of a site has its own start date, in ascending order, none of them late. */
const daysOfSite = 45;

const template = templateFor('ETRS');
if (!template) throw new Error('ETRS has no report template');

interface SiteInTrial {
  id: string;
  name: string;
  daysLeft: number;
  latest: Promised | undefined;
}

const prepare = (home: Home) =>
  onDatabase(home, async (owner, ownerUrl) => {
    const { id } = await makeApprovedBody(owner);
    const sites: SiteInTrial[] = [];
    for (let made = 0; made < uploaders * sitesEach; made += 1)
      sites.push({ ...(await makeSite(owner)), daysLeft: daysOfSite, latest: undefined });
    const database = openDatabase(serverUrlOf(ownerUrl), 2);
    const organisations = [{ type: 'CertificationBody' as const, id }];
    const tokens: string[] = [];
    for (let made = 0; made < uploaders; made += 1) {
      const { email } = await makeUser(database, { role: 'CB Full Admin', organisations });
      tokens.push(await createAccessToken(home.settings, database, email));
    }
    await database.close();
    return { tokens, sites };
  });

const reportOf = (site: SiteInTrial, scope: string) =>
  blankWorkbook(
    template,
    filledAnswers(template, {
      ...datesOf(site.daysLeft),
      siteCode: site.id,
      siteName: site.name,
      categories: ['Ethical trade and responsible sourcing'],
      scope,
    }),
  );

interface Trial {
  home: Home;
  /** One per uploader, because a person has at most four uploads in progress. */
  tokens: readonly string[];
  promises: Map<string, Promised>;
  acknowledged: number;
  /** Uploads cut off without an answer. */
  cutOff: number;
  going: boolean;
}

/** Thrown for an answer that no report of this test may get. */
class Refused extends Error {}

const send = async (home: Home, token: string, bytes: Uint8Array, externalId: string | undefined) => {
  const { url, method, payload, headers } = await uploadRequest(bytes, externalId ? { externalId } : {});
  const answer = await fetch(home.address + url, {
    method,
    body: new Uint8Array(payload),
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  const { status, auditExternalId, messages } = importResult.parse(await answer.json());
  if (status !== 'Success') throw new Refused(`${answer.status} ${status} ${JSON.stringify(messages)}`);
  return String(auditExternalId);
};

/** One upload: every third replaces the report of the site's latest audit, the others are new. */
const uploadOnce = async (trial: Trial, token: string, site: SiteInTrial): Promise<void> => {
  const updated = Math.random() < 1 / 3 ? site.latest : undefined;
  if (!updated) site.daysLeft -= 1;
  const bytes = await reportOf(site, `Ethical trade, as seen ${crypto.randomUUID()}.`);
  const file = createHash('sha256').update(bytes).digest('hex');
  // From here on this file may be the stored one, whether or not the answer arrives.
  updated?.files.add(file);
  const promised = updated ?? { auditId: '', files: new Set<string>(), uploads: 0 };
  try {
    promised.auditId = await send(trial.home, token, bytes, updated?.auditId);
    promised.files = new Set([file]);
    promised.uploads += 1;
    trial.acknowledged += 1;
    trial.promises.set(promised.auditId, promised);
    site.latest = promised;
  } catch (error) {
    if (error instanceof Refused) throw error;
    // The upload may have created an audit, so the site's next report creates one too.
    if (!updated) site.latest = undefined;
    trial.cutOff += 1;
    await wait(20);
  }
};

const keepUploading = async (trial: Trial, token: string, sites: readonly SiteInTrial[]): Promise<void> => {
  for (let turn = 0; trial.going; turn += 1) {
    const site = sites[turn % sites.length];
    if (site && site.daysLeft > 1) await uploadOnce(trial, token, site);
    else await wait(20);
  }
};

const readThroughApi = async ({ home, tokens: [token], promises }: Trial): Promise<string[]> => {
  const faults: string[] = [];
  for (const { auditId } of [...promises.values()].slice(-5)) {
    const answer = await fetch(`${home.address}/audit/api/Audit/${auditId}/Report`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) faults.push(`audit ${auditId} answers ${answer.status}`);
    await answer.arrayBuffer();
  }
  return faults;
};

/** Resolves at a random moment after a few more reports. Counting reports finds busy moments on a slow machine too. */
const someMoment = async (trial: Trial): Promise<void> => {
  const until = trial.acknowledged + 2 + Math.floor(Math.random() * 12);
  while (trial.acknowledged < until) await wait(2);
  await wait(Math.random() * 150);
};

const runRound = async (
  trial: Trial,
  sites: readonly SiteInTrial[],
  server: Awaited<ReturnType<typeof startServer>>,
  round: number,
) => {
  trial.going = true;
  const uploading = Promise.all(
    trial.tokens.map((token, at) => keepUploading(trial, token, sites.slice(at * sitesEach, (at + 1) * sitesEach))),
  );
  await Promise.race([someMoment(trial), uploading]);
  const what = round % 3 === 0 ? 'server and database' : 'server';
  await kill(server, trial.home, what);
  trial.going = false;
  await uploading;
  const restarted = await startServer(trial.home);
  const { audits, faults } = await findBrokenPromises(trial.home, trial.promises.values());
  const all = [...faults, ...(await readThroughApi(trial))];
  console.log(
    `kill ${round} (${what}): ${trial.acknowledged} uploads of ${trial.promises.size} audits acknowledged, ${trial.cutOff} cut off, ${audits} audits stored, ${all.length} faults`,
  );
  for (const fault of all) console.log(`  ${fault}`);
  return { restarted, faults: all.length };
};

const kills = Number(process.argv[2] ?? 20);
const home = await chooseHome();
let server = await startServer(home);
let faults = 0;
try {
  const { tokens, sites } = await prepare(home);
  const trial: Trial = { home, tokens, promises: new Map(), acknowledged: 0, cutOff: 0, going: false };
  for (let round = 1; round <= kills; round += 1) {
    const outcome = await runRound(trial, sites, server, round);
    server = outcome.restarted;
    faults += outcome.faults;
  }
  console.log(`${kills} kills, ${trial.acknowledged} uploads acknowledged, ${faults} faults`);
} finally {
  await end(server);
  await home.remove();
}
process.exitCode = faults ? 1 : 0;
