import { describe, expect, it } from 'vitest';
import { certificateNumber } from './certificate.rules.ts';

describe("a certificate's number", () => {
  it.each([
    ['GFA', 'GFA-2026-100001'],
    ['Global Food Assurance', 'GFA-2026-100001'],
    ['Kvalitet', 'KVALITET-2026-100001'],
    ['Lebensmittelsicherheit', 'LEBENSMI-2026-100001'],
    ['Ökö és Élelmiszer', 'ÖÉÉ-2026-100001'],
    ['***', '2026-100001'],
  ])('issued by the body %s is %s', (body, number) => {
    expect(certificateNumber(body, '2026-11-21', '100001')).toBe(number);
  });
});
