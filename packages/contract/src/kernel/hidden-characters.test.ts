import { describe, expect, it } from 'vitest';
import { requiredLines, requiredText, searchTerm } from './fields.ts';

const fields = [requiredText(), requiredLines()];

describe('a name or text', () => {
  it.each([
    ['Acme \u202Egnp.exe', 'Remove the hidden character U+202E after “Acme”'],
    ['\u2066Acme', 'Remove the hidden character U+2066 at the beginning'],
    ['Ac\u200Bme', 'Remove the hidden character U+200B after “Ac”'],
    ['Ac\u00ADme', 'Remove the hidden character U+00AD after “Ac”'],
    ['שלום\u200F', 'Remove the hidden character U+200F after “שלום”'],
    ['\u3164', 'Remove the hidden character U+3164 at the beginning'],
    ['\u200D \u200C', 'Remove the hidden character U+200D at the beginning'],
    ['Ac\u034Fme', 'Remove the hidden character U+034F after “Ac”'],
    ['Acme\u2800Ltd', 'Remove the hidden character U+2800 after “Acme”'],
    ['Acme 👩'.slice(0, -1), 'Remove the hidden character U+D83D after “Acme”'],
    ['Acme\u{E0041}', 'Remove the hidden character U+E0041 after “Acme”'],
  ])('is refused with an invisible character: %j', (text, message) => {
    for (const field of fields)
      expect(field.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
    expect(searchTerm.safeParse(text).success).toBe(true);
  });

  it.each(['می\u200Cخواهم', 'क्\u200Dष', 'ශ්\u200Dරී ලංකා', '👩\u200D🍳', '\u0600١٢', 'שלום عليكم'])(
    'keeps the characters that its script needs: %j',
    (text) => {
      for (const field of [...fields, searchTerm]) expect(field.parse(text)).toBe(text);
    },
  );

  it('is normalised to composed characters', () => {
    for (const field of [...fields, searchTerm]) expect(field.parse(' Cafe\u0301 ')).toBe('Café');
  });

  it('has no line separators when single-line, and keeps them when multi-line', () => {
    expect(requiredText().safeParse('a\u2028b').success).toBe(false);
    expect(requiredLines().parse('a\u2028b\r\nc\u2029d')).toBe('a\nb\nc\nd');
  });
});
