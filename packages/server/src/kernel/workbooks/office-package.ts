import { readRelations } from './package-relations.ts';
import { type RefusalReason, WorkbookRefused } from './workbook-refused.ts';
import { openParts, workbookLimits } from './zip-guard.ts';

/** The verdict on an Office document: plain, with active content, larger than allowed when unpacked, or unreadable. */
export type OfficeFinding = 'plain' | 'active' | 'too large' | 'damaged';

/** The file's own size is checked elsewhere; a long presentation has about a thousand parts. */
const documentLimits = { ...workbookLimits, file: Number.POSITIVE_INFINITY, parts: 5000 };

const active: readonly RefusalReason[] = ['macros', 'external-links'];
const tooLarge: readonly RefusalReason[] = ['too-large', 'unpacks-too-large', 'false-sizes'];

/** Inspects an Office document of any kind: no active content under any name, and every part as large as declared. */
export const findInOffice = async (bytes: Uint8Array): Promise<OfficeFinding> => {
  try {
    const parts = await openParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), documentLimits);
    await readRelations(parts);
    for (const name of parts.names()) for await (const _ of parts.open(name));
    return 'plain';
  } catch (error) {
    if (!(error instanceof WorkbookRefused)) throw error;
    if (active.includes(error.reason)) return 'active';
    return tooLarge.includes(error.reason) ? 'too large' : 'damaged';
  }
};
