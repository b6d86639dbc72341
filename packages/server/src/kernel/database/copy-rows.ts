import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null | undefined;

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const field = (value: CopyValue): string => {
  if (value === null || value === undefined) return '\\N';
  return typeof value === 'string'
    ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '')
    : String(value);
};

const pieceLength = 1 << 16;

function* pieces(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += `${row.map(field).join('\t')}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/**
 * Loads rows into `table (columns)` with COPY; memory does not grow with their number. Arrays are passed in PostgreSQL
 * syntax.
 */
export const copyRows = async (
  client: pg.ClientBase,
  into: string,
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> => {
  await pipeline(Readable.from(pieces(rows)), client.query(copyFrom(`copy ${into} from stdin`)));
};
