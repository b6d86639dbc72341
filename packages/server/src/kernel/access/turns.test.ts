import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

const patienceMs = 60;

/** Works of which each says when it begins or is sent away, and stays until it is ended. */
const opened = (ofAll: number) => {
  const turns = new Turns({ ofAll, patienceMs });
  const said: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (name: string) =>
    turns.take((leave) => {
      said.push(leave ? name : `${name} is sent away`);
      if (leave) ends.set(name, leave);
    });
  return { said, come, end: (name: string) => ends.get(name)?.() };
};

describe('turns', () => {
  it('are given to so many at a time, and then in the order in which the others came', () => {
    const { said, come, end } = opened(2);
    for (const name of ['a', 'b', 'c', 'd', 'e']) come(name);
    expect(said).toEqual(['a', 'b']);
    end('b');
    end('b');
    expect(said).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    expect(said).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are not given to those who have waited for too long, nor to those who have left', async () => {
    const { said, come, end } = opened(1);
    come('a');
    come('b');
    const leaveRow = come('c');
    leaveRow();
    await wait(patienceMs * 2);
    expect(said).toEqual(['a', 'b is sent away']);
    come('d');
    end('a');
    expect(said).toEqual(['a', 'b is sent away', 'd']);
  });

  it('are not given to those whose time was over before the process came round to them', () => {
    const { said, come, end } = opened(1);
    come('a');
    come('b');
    const until = performance.now() + patienceMs * 2;
    while (performance.now() < until);
    end('a');
    expect(said).toEqual(['a', 'b is sent away']);
  });
});
