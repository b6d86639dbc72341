import { describe, expect, it, vi } from 'vitest';
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

  it('separate thousands', () => {
    expect(formatCount(1008)).toBe('1,008');
  });

  it('count with a format that is made once for a language', () => {
    formatCount(1);
    const makeFormat = vi.spyOn(Intl, 'NumberFormat');
    formatCount(2);
    expect(makeFormat).not.toHaveBeenCalled();
    makeFormat.mockRestore();
  });
});
