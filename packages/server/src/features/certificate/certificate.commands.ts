import { isDeepStrictEqual } from 'node:util';
import {
  type CertificateData,
  certificateTemplateVersion,
  type PrintedCertificate,
} from '@attestry/contract/features/certificate/certificate.schema.ts';
import { sql } from 'kysely';
import type { Writer } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { certificatePage, lastIssued, type Printable, printableOf } from './certificate.queries.ts';
import { certificateNumber } from './certificate.rules.ts';

const nextSequence = async (db: Writer): Promise<string> => {
  const { rows } = await sql<{ next: string }>`select nextval('certificate_number') as next`.execute(db);
  return rows[0]?.next ?? '';
};

const newToken = async (db: Writer): Promise<string> => {
  const { rows } = await sql<{ token: string }>`select new_certificate_token() as token`.execute(db);
  return rows[0]?.token ?? '';
};

/** Compares only the fields of the issued layout: a field that an older layout lacks is no reason to reissue it. */
const printsTheSame = (
  { templateVersion, number, version, publicPage, ...printed }: PrintedCertificate,
  printable: Printable,
): boolean => {
  const present = new Map<string, unknown>(Object.entries(printable));
  return Object.entries(printed).every(([key, value]) => isDeepStrictEqual(value, present.get(key)));
};

interface CertifiedAudit {
  auditId: string;
  today: string;
  settings: Settings;
}

/** What the next version of a certificate would print; undefined if none is due. */
const nextIssue = async (db: Writer, audit: CertifiedAudit) => {
  await lockRows(db, 'audit', [audit.auditId], 'update');
  const printable = await printableOf(db, audit);
  if (!printable) return undefined;
  const last = await lastIssued(db, audit.auditId);
  if (last && printsTheSame(last, printable)) return undefined;
  return { printable, last, version: String(Number(last?.version ?? 0) + 1) };
};

/** The version that `issueCertificate` would issue; null if none is due. */
export const versionToIssue = async (db: Writer, audit: CertifiedAudit): Promise<string | null> =>
  (await nextIssue(db, audit))?.version ?? null;

/**
 * Issues the certificate of an audit that is certificated today, or reissues it as the next version of its number when
 * a printed field has changed. Returns what was issued; undefined if nothing was. Call it in the transaction of every
 * change to an audit's certification, after the change.
 */
export const issueCertificate = async (db: Writer, audit: CertifiedAudit): Promise<CertificateData | undefined> => {
  const next = await nextIssue(db, audit);
  if (!next) return undefined;
  const { printable, last, version } = next;
  const token = await newToken(db);
  const issued: CertificateData = {
    ...printable,
    templateVersion: certificateTemplateVersion,
    number: last?.number ?? certificateNumber(printable.bodyName, printable.issueDate, await nextSequence(db)),
    version,
    publicPage: certificatePage(audit.settings, token),
  };
  await db
    .insertInto('certificate')
    .values({
      audit_id: audit.auditId,
      number: issued.number,
      version: Number(issued.version),
      token,
      printed: JSON.stringify(issued),
    })
    .execute();
  return issued;
};
