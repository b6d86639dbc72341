import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.mjs';

describe('the output of parallel runs', () => {
  it('is shown one run after the other, and streamed for the current one', () => {
    const shown = [];
    const [first, second, third] = inTurn(3, (text) => shown.push(text));
    second.write('second ');
    first.write('first ');
    expect(shown).toEqual(['first ']);
    second.end();
    third.write('third ');
    expect(shown).toEqual(['first ']);
    first.end();
    expect(shown).toEqual(['first ', 'second ', 'third ']);
    third.write('goes on');
    third.end();
    expect(shown.join('')).toBe('first second third goes on');
  });
});
