import { readRelations } from './package-relations.ts';
import { type RefusalReason, WorkbookRefused } from './workbook-refused.ts';
import { openParts, workbookLimits } from './zip-guard.ts';

/** What an Office document is: plain; or it may act by itself, unpacks to more than it should, or cannot be read. */
export type OfficeFinding = 'plain' | 'active' | 'too large' | 'damaged';

/** How large the file may be is asked before; a long presentation has some thousand parts. */
const documentLimits = { ...workbookLimits, file: Number.POSITIVE_INFINITY, parts: 5000 };

const active: readonly RefusalReason[] = ['macros', 'external-links'];
const tooLarge: readonly RefusalReason[] = ['too-large', 'unpacks-too-large', 'false-sizes'];

/** Looks into an Office document of any kind: no active content under whatever name, and every part as large as it says. */
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
