import { describe, expect, it } from 'vitest';
import { fontFiles } from './fonts.ts';
import { glyphCoverage, missingGlyphs, unprintable } from './glyph-coverage.ts';

describe('the document fonts', () => {
  it.each([
    ['Latin', 'Łódź Çınar Ærø “Ångström” – № 5 €'],
    ['Vietnamese', 'Công ty Cổ phần Thực phẩm Đồng Nai'],
    ['Greek', 'Ελληνικά Γαλακτοκομεία Βέροιας'],
    ['Cyrillic', 'Қазақстан «Українські кондитерські вироби»'],
    ['Arabic', 'شركة مخابز السلام ٤٥ پاکستان'],
    ['Thai', 'บริษัท อาหารทะเล จำกัด (มหาชน)'],
    ['Devanagari', 'श्री गणेश मसाला उद्योग'],
    ['simplified Chinese', '北京新希望食品加工有限公司'],
    ['traditional Chinese', '臺灣統一企業股份有限公司'],
    ['Korean', '한국식품가공 주식회사'],
    ['Japanese', '株式会社東京食品工場 ラーメン'],
  ])('cover %s', (_, text) => {
    expect(missingGlyphs(text)).toEqual([]);
  });

  it('report each character that no font has, once', () => {
    expect(missingGlyphs('ქართული 🙂 plc 🙂')).toEqual(['ქ', 'ა', 'რ', 'თ', 'უ', 'ლ', 'ი', '🙂']);
  });

  it('need no glyph for characters that are never drawn', () => {
    expect(missingGlyphs('a\u200b\u200d\u200f\u2060\ufe0f\u00adb\n\tc')).toEqual([]);
  });

  it('have no glyph for private-use and unassigned code points', () => {
    expect(missingGlyphs('\ue000\u{10ffff}')).toEqual(['\ue000', '\u{10ffff}']);
  });

  it('cover the same characters in regular and bold, also beyond the basic plane', () => {
    const files = fontFiles();
    const probes = [0x41, 0x7a, 0x3b1, 0x416, 0x627, 0xe01, 0x915, 0x5317, 0xd55c, 0x20000, 0x10d0];
    for (let at = 0; at < files.length; at += 2) {
      const [regular, bold] = [glyphCoverage(files[at] ?? ''), glyphCoverage(files[at + 1] ?? '')];
      expect(probes.map((probe) => bold.has(probe))).toEqual(probes.map((probe) => regular.has(probe)));
    }
  });
});

describe('names and addresses', () => {
  it('can be printed in the scripts of the document fonts', () => {
    expect(unprintable('Café Müller, ул. Ленина 5, 北京新希望, อาหารทะเล')).toEqual([]);
  });

  it('are refused for characters that no font has, each named once', () => {
    expect(unprintable('ქართ Tbilisi რთ')).toEqual(['ქ', 'ა', 'რ', 'თ']);
  });

  it('are accepted with control characters and combining accents', () => {
    expect(unprintable('Alta\u0007 Bakery, Cafe\u0301')).toEqual([]);
  });
});
