import { describe, expect, it } from 'vitest';
import { pdfStructure } from './pdf-structure.ts';
import { MissingGlyphs, typeset } from './typeset.ts';

const template = `#let d = json("content.json")
#set document(title: "A name")
= #d.name
#d.at("note", default: "")`;
const options = {
  language: 'en',
  createdAt: new Date('2026-09-20T00:00:00Z'),
  missing: 'refuse',
  organisation: undefined,
} as const;

describe('typesetting', () => {
  it('makes a tagged PDF/A-2a in the given language with embedded font subsets', async () => {
    const structure = pdfStructure(
      await typeset(template, { name: 'Alta Bakery' }, {}, { ...options, language: 'de' }),
    );
    expect(structure).toMatchObject({ pages: 1, tagged: true, language: 'de', conformance: '2A', embedded: true });
    expect(structure.fonts).toEqual([expect.stringMatching(/^[A-Z]{6}\+NotoSans-Bold$/)]);
  });

  it('makes the same bytes for the same content and date, and different ones for another date', async () => {
    const once = await typeset(template, { name: '北京 Bakery' }, {}, options);
    await typeset(template, { name: 'Another' }, {}, options);
    expect(Buffer.from(await typeset(template, { name: '北京 Bakery' }, {}, options)).equals(once)).toBe(true);
    const later = await typeset(template, { name: '北京 Bakery' }, {}, { ...options, createdAt: new Date(0) });
    expect(Buffer.from(later).equals(once)).toBe(false);
  });

  it('prints text that looks like markup unchanged', async () => {
    const { characters, pages } = pdfStructure(
      await typeset(template, { name: '#pagebreak() *x* $y$ <z> \\' }, {}, options),
    );
    expect(pages).toBe(1);
    for (const sign of '#()*$<>\\') expect(characters).toContain(sign);
  });

  it('refuses a character that no font has, and names it', async () => {
    const attempt = typeset(template, { name: 'ქ Ltd' }, {}, options);
    await expect(attempt).rejects.toBeInstanceOf(MissingGlyphs);
    await expect(attempt).rejects.toThrow('ქ (U+10E5)');
  });

  it('marks such a character when requested', async () => {
    const pdf = await typeset(template, { name: 'Ltd', note: 'fine 🙂' }, {}, { ...options, missing: 'mark' });
    expect(pdfStructure(pdf).characters).toContain('\ufffd');
  });

  it('drops control characters and lone surrogates, and composes accents', async () => {
    const pdf = await typeset(template, { name: 'Cafe\u0301\u0007\ufeff \ud800\r\nBar' }, {}, options);
    expect(pdfStructure(pdf).characters).toContain('é');
  });

  it('reports what is wrong with a template', async () => {
    await expect(typeset('#nonsense', {}, {}, options)).rejects.toThrow('unknown variable: nonsense');
  });

  it('forgets the files of the previous document', async () => {
    const withLogo = '#set document(title: "t")\n#image("logo.svg", alt: "logo")';
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" cx="4.5" cy="4.5"/></svg>';
    await typeset(withLogo, {}, { 'logo.svg': logo }, options);
    await expect(typeset(withLogo, {}, {}, options)).rejects.toThrow('file not found');
  });

  it('reads no file of the machine', async () => {
    await expect(typeset('#read("/etc/hostname")', {}, {}, options)).rejects.toThrow('file not found');
    await expect(typeset('#read("../typeset.ts")', {}, {}, options)).rejects.toThrow();
  });

  it('makes a document for each organisation in turn', async () => {
    const made: string[] = [];
    const make = async (organisation: string, name: string) => {
      await typeset(template, { name }, {}, { ...options, organisation });
      made.push(name);
    };
    await Promise.all([
      make('Company 1', 'a1'),
      make('Company 1', 'a2'),
      make('Company 1', 'a3'),
      make('Company 2', 'b1'),
    ]);
    expect(made).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('does not leak memory over many documents', async () => {
    const set = async (from: number) => {
      for (let at = from; at < from + 200; at++) {
        const note = Array.from({ length: 300 }, (_, word) => `${at}loaf${word}`).join(' ');
        await typeset(template, { name: `Bakery ${at} 北京`, note }, {}, options);
      }
      return process.memoryUsage().rss;
    };
    const warm = await set(0);
    expect((await set(200)) - warm).toBeLessThan(40_000_000);
  });
});
