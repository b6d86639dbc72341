// Imports, edits and rendered documents, one after another, through HTTP.
import { pdfStructure } from '../packages/server/src/kernel/documents/pdf-structure.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import { type Bound, type Figure, median, milliseconds } from './figures.ts';
import { reportsFor, upload, uploader } from './reports-in.ts';

/** The duration in milliseconds. */
export const timed = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const download = async (directory: MeasuredDirectory, path: string) => {
  const answer = await fetch(directory.origin + path, { headers: await directory.headersFor(uploader) });
  const bytes = await answer.arrayBuffer();
  if (answer.status !== 200 || bytes.byteLength < 1000) throw new Error(`${path} was answered ${answer.status}`);
  return new Uint8Array(bytes);
};

const versionOf = async (directory: MeasuredDirectory, audit: string): Promise<string> => {
  const answer = await fetch(`${directory.origin}/audit/api/Audit/${audit}`, {
    headers: await directory.headersFor(uploader),
  });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
};

/** Edits one answer in place, with the version read before. */
const edit = async (directory: MeasuredDirectory, audit: string, value: string, version: string): Promise<void> => {
  const answer = await fetch(`${directory.origin}/audit/api/Audit/${audit}/Report`, {
    method: 'PUT',
    body: JSON.stringify({ elements: [{ xmlTag: 'JUSTIFICATION', value }] }),
    headers: { 'content-type': 'application/json', 'if-match': version, ...(await directory.headersFor(uploader)) },
  });
  const text = await answer.text();
  if (answer.status !== 200 || !text.includes('Success'))
    throw new Error(`An edit was answered ${answer.status}: ${text}`);
};

const timesOfEdits = async (directory: MeasuredDirectory, audit: string, times: number): Promise<number[]> => {
  const taken: number[] = [];
  let version = await versionOf(directory, audit);
  for (let at = -2; at < times; at += 1) {
    const took = await timed(() => edit(directory, audit, `Said ${at} times`, version));
    version = await versionOf(directory, audit);
    if (at >= 0) taken.push(took);
  }
  return taken;
};

const figureOf = (what: string, times: readonly number[], bound?: Bound): Figure => {
  const value = median(times);
  return { what: `${what}, p50 of ${times.length}`, value, said: milliseconds(value), ...(bound && { bound }) };
};

/** With notes of this many sentences, a Food report has a hundred pages. */
const sentences = 9;

/** The document is rendered again for every request. */
const longReport = async (directory: MeasuredDirectory, ownerUrl: string, times: number): Promise<Figure> => {
  const [report] = await reportsFor(ownerUrl, 1, sentences);
  if (!report) throw new Error('There is no report to make a document of');
  const path = `/audit/api/Audit/${await upload(directory, report)}/PDF`;
  const { pages } = pdfStructure(await download(directory, path));
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) taken.push(await timed(async () => void (await download(directory, path))));
  return figureOf(`Report of ${pages} pages as PDF`, taken, { better: 'lower', target: 1000 });
};

export const measureDocuments = async (
  directory: MeasuredDirectory,
  ownerUrl: string,
  times: number,
): Promise<Figure[]> => {
  const uploads: number[] = [];
  const audits: string[] = [];
  for (const report of await reportsFor(ownerUrl, times + 2))
    uploads.push(await timed(async () => void audits.push(await upload(directory, report))));
  const downloads = async (document: string) => {
    const taken: number[] = [];
    for (const audit of audits)
      taken.push(await timed(async () => void (await download(directory, `/audit/api/Audit/${audit}/${document}`))));
    return taken.slice(2);
  };
  return [
    figureOf('Import of a full report', uploads.slice(2), { better: 'lower', target: 500 }),
    figureOf('Inline edit of an answer', await timesOfEdits(directory, audits[0] ?? '', times)),
    figureOf('Certificate as PDF', await downloads('downloadCertificate')),
    await longReport(directory, ownerUrl, times),
  ];
};
