import { describe, expect, it, vi } from 'vitest';
import { pluralInEnglish } from './english.ts';
import { formatCount, i18n } from './texts.ts';

describe('texts', () => {
  it('need no catalogue in English', () => {
    expect(i18n.t("You don't have access")).toBe("You don't have access");
    expect(i18n.t('Page {page}', { page: '7' })).toBe('Page 7');
  });

  it('agree with the number in them', () => {
    const text = '{count, plural, one {# day} other {# days}}';
    expect([1, 2].map((count) => i18n.t(text, { count }))).toEqual(['1 day', '2 days']);
  });

  it('keep a name from right to left apart from the words around it', () => {
    expect(i18n.t('{name}: {count} audits', { name: 'شركة', count: 5 })).toBe('\u2068شركة\u2069: 5 audits');
  });

  it('separate thousands as the browser would, without its formats, whose first takes long', () => {
    const numbers = [0, 1, 999, 1000, 1008, 12_345, 1_234_567, -1000, -100];
    const expected = numbers.map((number) => new Intl.NumberFormat('en').format(number));
    const makeFormat = vi.spyOn(Intl, 'NumberFormat');
    expect(numbers.map(formatCount)).toEqual(expected);
    expect(makeFormat).not.toHaveBeenCalled();
    makeFormat.mockRestore();
    expect(formatCount(1.5)).toBe('1.5');
  });

  it('have the plurals that the browser would choose', () => {
    const numbers = [-1, 0, 1, 2, 21, 101];
    const rules = new Intl.PluralRules('en');
    expect(numbers.map(pluralInEnglish)).toEqual(numbers.map((number) => rules.select(number)));
  });
});
