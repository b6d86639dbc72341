import { describe, expect, it } from 'vitest';
import { keptName } from './kept-name.ts';

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
  ])('%j is kept as %j', (given, kept) => {
    expect(keptName(given, 'document')).toBe(kept);
  });

  it('keeps its ending when it is too long', () => {
    expect(keptName(`${'a'.repeat(5000)}.xlsx`, 'document')).toBe(`${'a'.repeat(195)}.xlsx`);
  });
});
