import { describe, expect, it } from 'vitest';
import { certificateNumber, unprintable } from './certificate.rules.ts';

describe("a certificate's number", () => {
  it.each([
    ['GFA', 'GFA-2026-100001'],
    ['Global Food Assurance', 'GFA-2026-100001'],
    ['Kvalitet', 'KVALITET-2026-100001'],
    ['Lebensmittelsicherheit', 'LEBENSMI-2026-100001'],
    ['Ökö és Élelmiszer', 'ÖÉÉ-2026-100001'],
    ['***', '2026-100001'],
  ])('of the body %s reads %s', (body, number) => {
    expect(certificateNumber(body, '2026-11-21', '100001')).toBe(number);
  });
});

describe('names and addresses', () => {
  it('can be printed in the scripts of the document fonts', () => {
    expect(unprintable('Café Müller', 'ул. Ленина 5', '北京新希望', 'อาหารทะเล')).toEqual([]);
  });

  it('are told by the characters no font has, each once', () => {
    expect(unprintable('ქართ', 'Tbilisi', 'რთ')).toEqual(['ქ', 'ა', 'რ', 'თ']);
  });

  it('lose nothing by a control character or an accent written apart', () => {
    expect(unprintable('Alta\u0007 Bakery', 'Cafe\u0301')).toEqual([]);
  });
});
