import { certificateErrors } from '@attestry/contract/features/certificate/certificate.errors.ts';
import { whyNoCertificate } from '@attestry/contract/features/certificate/missing-certificate.parts.ts';
import { organisationOf } from '../../kernel/access/caller.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { MissingGlyphs } from '../../kernel/documents/typeset.ts';
import { csvRows, type ExportColumn } from '../../kernel/workbooks/stream-rows.ts';
import { type StreamedPart, zipStream } from '../../kernel/workbooks/zip-stream.ts';
import { type CertificateState, certificateName, certificateStates } from './certificate.queries.ts';
import { certificateDocument } from './certificate-document.queries.ts';

const columns: readonly ExportColumn[] = ['Audit ID', 'Site code', 'Site', 'Standard', 'File', 'Why there is none'].map(
  (label) => ({ label, kind: 'text' }),
);

interface Wanted {
  ids: readonly string[];
  states: readonly CertificateState[];
  bodyName: string;
  organisation: string;
}

/** The PDF of one certificate, or why there is none. */
const made = async (
  state: CertificateState,
  { bodyName, organisation }: Pick<Wanted, 'bodyName' | 'organisation'>,
): Promise<Uint8Array | string> => {
  if (!state.available || !state.printed) return whyNoCertificate(state, bodyName);
  try {
    return await certificateDocument(state.printed, organisation);
  } catch (reason) {
    if (!(reason instanceof MissingGlyphs)) throw reason;
    return reason.message;
  }
};

/** One certificate after another, none before the last is sent; then a line for each audit that was asked for. */
async function* partsOf({ ids, states, ...whose }: Wanted): AsyncGenerator<StreamedPart> {
  const lines: string[][] = [];
  for (const state of states) {
    const { auditId, siteCode, site, standard, printed } = state;
    const file = await made(state, whose);
    const name = printed && typeof file !== 'string' ? certificateName(printed) : '';
    if (typeof file !== 'string') yield { name, content: [file] };
    lines.push([auditId, siteCode, site, standard, name, typeof file === 'string' ? file : '']);
  }
  const seen = new Set(states.map(({ auditId }) => auditId));
  const unseen = [...new Set(ids)].filter((id) => !seen.has(id)).map((id) => [id, '', '', '', '', 'No such audit']);
  yield { name: 'Certificates.csv', content: csvRows(columns, [[...lines, ...unseen]]) };
}

/** The certificates of several audits as one archive. Refused if none of them has one. */
export const certificatesFile = async (ctx: Context, ids: readonly string[]): Promise<FileToSend> => {
  const states = await certificateStates(ctx, ids);
  if (!states.some(({ available, printed }) => available && printed)) throw refuse(certificateErrors.unavailable);
  const organisation = await organisationOf(ctx.db, ctx.actor);
  const { BODY_NAME: bodyName } = ctx.kernel.settings;
  return {
    content: zipStream(partsOf({ ids, states, bodyName, organisation })),
    type: 'application/zip',
    name: `Certificates-${ctx.today}.zip`,
  };
};
