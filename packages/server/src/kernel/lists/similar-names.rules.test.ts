import { describe, expect, it } from 'vitest';
import { sufficientWords } from './similar-names.rules.ts';

const word = (exact: string, weight: number, slips: string | null = null) => ({ exact: `'${exact}'`, slips, weight });

describe('the words of a term that make a name similar', () => {
  it('are a rare word by itself, or enough common ones together', () => {
    expect(sufficientWords([word('monteum', 9), word('foods', 2), word('depot', 2)])).toBe("(('monteum'))");
    expect(sufficientWords([word('farm', 2), word('foods', 2), word('eggs', 2)])).toBe(
      "(('farm')&('foods'))|(('farm')&('eggs'))|(('foods')&('eggs'))",
    );
  });

  it('stand for words one slip away too', () => {
    expect(sufficientWords([word('granery', 5, "'granary'")])).toBe("(('granery'|'granary'))");
  });

  it('are none where the deciding words cannot explain enough of a long term', () => {
    const many = Array.from({ length: 20 }, (_, at) => word(`w${at}`, 1));
    expect(sufficientWords(many)).toBeUndefined();
  });
});
