import { describe, expect, it } from 'vitest';
import { minShare, minShareAfterFound, sufficientWords } from './similar-names.rules.ts';

const word = (exact: string, weight: number, slips: string | null = null) => ({ exact: `'${exact}'`, slips, weight });

describe('the words of a term that make a name similar', () => {
  it('are all words first, and then a rare word by itself, or enough common ones together', () => {
    expect(sufficientWords([word('monteum', 9), word('foods', 2), word('depot', 2)], minShare)).toEqual([
      "(('monteum')&('foods')&('depot'))",
      "(('monteum')&('foods'))|(('monteum')&('depot'))",
      "(('monteum'))",
    ]);
    expect(sufficientWords([word('farm', 2), word('foods', 2), word('eggs', 2)], minShare)).toEqual([
      "(('farm')&('foods')&('eggs'))",
      "(('farm')&('foods'))|(('farm')&('eggs'))|(('foods')&('eggs'))",
    ]);
  });

  it('are more of them after rows that were found', () => {
    expect(sufficientWords([word('farm', 5), word('foods', 3)], minShareAfterFound)).toEqual(["(('farm')&('foods'))"]);
  });

  it('stand for words one slip away too', () => {
    expect(sufficientWords([word('granery', 5, "'granary'")], minShare)).toEqual(["(('granery'|'granary'))"]);
  });

  it('are none where the deciding words cannot explain enough of a long term', () => {
    const many = Array.from({ length: 20 }, (_, at) => word(`w${at}`, 1));
    expect(sufficientWords(many, minShare)).toEqual([]);
  });
});
