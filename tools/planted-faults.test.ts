import { describe, expect, it } from 'vitest';
import { type Fault, plant } from './planted-faults.ts';

const fault: Fault = { says: 'a guard is gone', folder: 'a', from: /requires\(\w+\)/, to: 'always', tests: [] };

describe('a fault', () => {
  it('is planted in the only file that has its text, wherever that is', () => {
    const files = new Map([
      ['a/guard.ts', 'see: requires(sight)'],
      ['a/other.ts', 'see: anybody'],
      ['a/guard.test.ts', 'expect(requires(sight))'],
    ]);
    expect(plant(fault, files)).toEqual({ path: 'a/guard.ts', text: 'see: always' });
  });

  it('cannot be planted if its text is missing or occurs twice', () => {
    expect(() => plant(fault, new Map([['a/guard.ts', 'see: anybody']]))).toThrow('nothing in a reads');
    expect(() => plant(fault, new Map([['a/guard.ts', 'requires(one), requires(two)']]))).toThrow('2 places in a');
  });
});
