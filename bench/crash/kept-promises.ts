// What must be true of a directory after any crash.

import path from 'node:path';
import { startEmbedded } from '../../packages/server/src/kernel/database/embedded/embedded.ts';
import { openFiles } from '../../packages/server/src/kernel/files/open-files.ts';
import { openOwner } from '../../packages/server/src/kernel/testing/owner.ts';
import type { Home } from './doomed-server.ts';

export type Owner = ReturnType<typeof openOwner>;

/** An audit whose upload was answered Success, or may have been stored before the answer was cut off. */
export interface Promised {
  auditId: string;
  /** The files that the audit may have now: the last acknowledged one and those sent since. */
  files: Set<string>;
  /** The number of its acknowledged uploads. */
  uploads: number;
}

/** Queries a running server's database as its owner, without keeping the database alive. */
export const onDatabase = async <T>(home: Home, work: (owner: Owner, ownerUrl: string) => Promise<T>): Promise<T> => {
  const { ownerUrl, stop } = await startEmbedded({ dataDir: path.resolve(home.dataDir, 'database') });
  const owner = openOwner(ownerUrl);
  try {
    return await work(owner, ownerUrl);
  } finally {
    await owner.destroy();
    await stop();
  }
};

const storedAudits = (owner: Owner) =>
  owner
    .selectFrom('audit')
    .leftJoin('audit_report as report', 'report.audit_id', 'audit.id')
    .leftJoin('audit_listing as listed', 'listed.id', 'audit.id')
    .select(({ selectFrom, ref }) => [
      'audit.id',
      'audit.site_id as site',
      'audit.record_status as status',
      'audit.certification_status as certification',
      'listed.record_status as listedStatus',
      'report.file_sha256 as file',
      selectFrom('certificate')
        .whereRef('audit_id', '=', ref('audit.id'))
        .select(({ fn }) => fn.countAll().as('n'))
        .as('certificates'),
    ])
    .execute();
type Stored = Awaited<ReturnType<typeof storedAudits>>[number];

const uploadsLogged = async (owner: Owner) => {
  const rows = await owner
    .selectFrom('change_log')
    .select(['entity_id', 'part', 'transaction'])
    .where('entity', '=', 'audit')
    .where('event', '=', 'Upload report')
    .execute();
  return (auditId: string, part: string) =>
    new Set(rows.filter((row) => row.entity_id === auditId && row.part === part).map(({ transaction }) => transaction))
      .size;
};

const faultsOf = (audit: Stored, logged: (auditId: string, part: string) => number): string[] =>
  [
    audit.file === null && 'has no report',
    audit.listedStatus !== audit.status && `is listed as ${audit.listedStatus} and is ${audit.status}`,
    audit.status === 'Current' &&
      audit.certification === 'Certificated' &&
      !Number(audit.certificates) &&
      'has no certificate',
    logged(audit.id, 'audit') === 0 && 'is not in the record of changes',
    logged(audit.id, 'audit_report') === 0 && 'has no file in the record of changes',
  ].flatMap((fault) => (fault ? [`audit ${audit.id} ${fault}`] : []));

const faultsOfPromise = (promised: Promised, stored: Stored | undefined, logged: number): string[] => {
  const name = `acknowledged audit ${promised.auditId}`;
  if (!stored) return [`${name} is gone`];
  return [
    ...(stored.file && promised.files.has(stored.file) ? [] : [`${name} holds another file`]),
    ...(logged >= promised.uploads
      ? []
      : [`${name} was uploaded ${promised.uploads} times and logged ${logged} times`]),
  ];
};

const lostFiles = async (home: Home, audits: readonly Stored[]): Promise<string[]> => {
  const files = openFiles(home.settings);
  const lost: string[] = [];
  for (const { id, file } of audits)
    if (file) await files.read(file).catch((error: unknown) => lost.push(`the file of audit ${id}: ${error}`));
  return lost;
};

const doubled = (audits: readonly Stored[]): string[] => {
  const bySite = Map.groupBy(audits, ({ site }) => site);
  return [...bySite].flatMap(([site, its]) => {
    const current = its.filter(({ status }) => status === 'Current').length;
    return current === 1 ? [] : [`site ${site} has ${current} Current records of ${its.length}`];
  });
};

/** Every broken promise as a sentence, and the number of audits. */
export const findBrokenPromises = (
  home: Home,
  promises: Iterable<Promised>,
): Promise<{ audits: number; faults: string[] }> =>
  onDatabase(home, async (owner) => {
    const audits = await storedAudits(owner);
    const logged = await uploadsLogged(owner);
    const byId = new Map(audits.map((audit) => [audit.id, audit]));
    const faults = [
      ...audits.flatMap((audit) => faultsOf(audit, logged)),
      ...[...promises].flatMap((each) =>
        faultsOfPromise(each, byId.get(each.auditId), logged(each.auditId, 'audit_report')),
      ),
      ...(await lostFiles(home, audits)),
      ...doubled(audits),
    ];
    return { audits: audits.length, faults };
  });
