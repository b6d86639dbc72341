import { describe, expect, it } from 'vitest';
import { storedFileName } from './stored-file-name.ts';

describe('the name of an uploaded file', () => {
  it.each([
    ['Report 2026 – Süd.xlsx', 'Report 2026 – Süd.xlsx'],
    ['C:\\audits\\report.xlsx', 'report.xlsx'],
    ['../../etc/report.xlsx', 'report.xlsx'],
    ['re\u0000po\nrt.xlsx', 'report.xlsx'],
    ['report\u202Excod.xlsx', 'reportxcod.xlsx'],
    ['', 'document'],
    [undefined, 'document'],
    ['a/', 'document'],
  ])('%j is stored as %j', (given, kept) => {
    expect(storedFileName(given, 'document')).toBe(kept);
  });

  it('keeps its extension when it is too long', () => {
    expect(storedFileName(`${'a'.repeat(5000)}.xlsx`, 'document')).toBe(`${'a'.repeat(195)}.xlsx`);
  });
});
