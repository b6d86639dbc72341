import {
  type CertificateData,
  certificateTemplateVersion,
  type PrintedCertificate,
} from '@attestry/contract/features/certificate/certificate.schema.ts';
import { describe, expect, it } from 'vitest';
import { pdfStructure } from '../../kernel/documents/pdf-structure.ts';
import { MissingGlyphs } from '../../kernel/documents/typeset.ts';
import { certificateDocument } from './certificate-document.queries.ts';

const certificate = (changes: Partial<CertificateData> = {}): CertificateData => ({
  templateVersion: certificateTemplateVersion,
  number: 'GFA-2026-004182',
  version: '2',
  bodyName: 'Global Food Assurance',
  certificationBody: 'Certa Nordic AS',
  siteName: 'Alta Bakery BV',
  siteCode: '1104420',
  address: ['Haven 12', '3011 AB Rotterdam'],
  country: 'Netherlands',
  standard: 'Food, version 9',
  grade: 'AA+',
  scope: 'Production and packing of ambient bread and rolls.',
  exclusions: '',
  categories: ['14 Bakery'],
  modules: ['Food Safety Culture'],
  auditProgramme: 'Unannounced',
  auditStart: '2026-08-19',
  auditEnd: '2026-08-21',
  issueDate: '2026-09-20',
  expiryDate: '2027-08-21',
  publicPage: 'https://directory.example.org/certificate/4f9a0c2be1d7835a66b0f2c49d1e7a58',
  level: '',
  bodyAddress: ['Storgata 4', '0155 Oslo'],
  bodyCountry: 'Norway',
  accreditationBody: 'Nordic Accreditation Board',
  accreditationNumber: 'PC-1201',
  signatoryName: 'Ingrid Solberg',
  signatoryTitle: 'Head of Certification',
  auditorNumber: 'A-1001',
  ...changes,
});

const structureOf = async (changes: Partial<CertificateData> = {}) =>
  pdfStructure(await certificateDocument(certificate(changes)));

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${at + 1} ${name}`);

describe('a certificate', () => {
  it('is one page of tagged PDF/A-2a in English', async () => {
    expect(await structureOf()).toMatchObject({
      pages: 1,
      tagged: true,
      language: 'en',
      conformance: '2A',
      embedded: true,
    });
  });

  it.each([
    ['Greek', 'Ελληνικά Γαλακτοκομεία', 'NotoSans-Bold'],
    ['Cyrillic', 'Українські кондитерські вироби', 'NotoSans-Bold'],
    ['Arabic', 'شركة مخابز السلام', 'NotoSansArabic-Bold'],
    ['Thai', 'บริษัท อาหารทะเล', 'NotoSansThai-Bold'],
    ['Devanagari', 'श्री गणेश मसाला उद्योग', 'NotoSans-Bold'],
    ['Chinese', '北京新希望食品加工有限公司', 'NotoSansSC-Bold'],
    ['Korean', '한국식품가공 주식회사', 'NotoSansKR-Bold'],
  ])('prints a name in %s', async (_, siteName, font) => {
    const { characters, fonts } = await structureOf({ siteName });
    for (const letter of siteName.normalize('NFC')) if (letter !== ' ') expect(characters).toContain(letter);
    expect(fonts.map((each) => each.slice(7))).toContain(font);
  });

  it('loads no Chinese or Korean font for a Latin name', async () => {
    const { fonts } = await structureOf();
    expect(fonts.filter((font) => /Sans(SC|KR)/.test(font))).toEqual([]);
  });

  it('stays one page with a long name and scope, 18 categories and 10 modules', async () => {
    const crowded = await structureOf({
      siteName: 'International Consolidated Frozen Seafood, Vegetable and Prepared Meals Manufacturing Company B.V.',
      scope: 'Cutting, mincing, cooking, chilling and packing. '.repeat(21).slice(0, 1000),
      exclusions: 'Traded goods and the staff canteen.',
      categories: numbered(18, 'Ready meals and sandwiches'),
      modules: numbered(10, 'Plastic Pellet Loss Prevention'),
    });
    expect(crowded.pages).toBe(1);
  });

  it('continues on a second page when the particulars are longer than one page', async () => {
    const { pages } = await structureOf({ scope: 'Cutting, cooking and packing. '.repeat(150) });
    expect(pages).toBe(2);
  });

  it('breaks a name without spaces instead of overflowing the page', async () => {
    expect((await structureOf({ siteName: 'Lebensmittel'.repeat(20) })).pages).toBe(1);
  });

  it('is the same file whenever it is asked for', async () => {
    const once = await certificateDocument(certificate());
    await certificateDocument(certificate({ siteName: '北京 Bakery' }));
    expect(Buffer.from(await certificateDocument(certificate())).equals(once)).toBe(true);
  });

  it('needs neither grade nor modules nor a full address', async () => {
    expect((await structureOf({ grade: '', modules: [], categories: [], address: [] })).pages).toBe(1);
  });

  it('prints the person who authorised it, its certification body’s location, and the accreditation', async () => {
    const named = {
      signatoryName: '王小明',
      signatoryTitle: 'Διευθυντής',
      bodyAddress: ['東京'],
      accreditationNumber: 'Ж-9',
    };
    const { characters } = await structureOf(named);
    for (const letter of Object.values(named).flat().join('').replaceAll(/[ -]/g, ''))
      expect(characters).toContain(letter);
    const bare = { signatoryName: '', signatoryTitle: '', bodyAddress: [], bodyCountry: '', accreditationBody: '' };
    expect((await structureOf({ ...bare, accreditationNumber: '', auditorNumber: '' })).pages).toBe(1);
  });

  it('prints the level of START!', async () => {
    const { characters } = await structureOf({ level: '中級', grade: 'Foundation +', standard: 'START!, version 1.0' });
    expect(characters).toContain('級');
  });

  it('in the first layout is unchanged from its issue, including its address', async () => {
    const first: PrintedCertificate = {
      ...certificate(),
      templateVersion: '1',
      publicPage: 'https://d.example/site/1',
    };
    const { characters, pages } = pdfStructure(await certificateDocument({ ...first, auditProgramme: 'Ö' }));
    expect([pages, characters.has('Ö')]).toEqual([1, true]);
  });

  it('is refused if a letter of the name cannot be printed', async () => {
    await expect(certificateDocument(certificate({ siteName: 'ქართული პური' }))).rejects.toBeInstanceOf(MissingGlyphs);
  });

  it('is refused in an unknown layout', async () => {
    await expect(certificateDocument(certificate({ templateVersion: '0' }))).rejects.toThrow('has no layout 0');
  });
});
