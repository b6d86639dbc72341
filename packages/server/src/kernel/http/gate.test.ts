import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';

const patienceMs = 60;

/** A gate whose calls say when they are let in or sent away, and stay until they are ended. */
const opened = (capacity: number, patience = patienceMs) => {
  const gate = new Gate({ capacity, patienceMs: patience });
  const said: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (name: string) =>
    gate.arrive((leave) => {
      said.push(leave ? name : `${name} is sent away`);
      if (leave) ends.set(name, leave);
    });
  return { said, come, end: (name: string) => ends.get(name)?.() };
};

describe('a gate', () => {
  it('lets so many in at a time, and then the others in the order in which they came', () => {
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

  it('sends away who has waited for too long, and forgets who has left', async () => {
    const { said, come, end } = opened(1);
    come('a');
    come('b');
    const leaveLine = come('c');
    leaveLine();
    await wait(patienceMs * 2);
    expect(said).toEqual(['a', 'b is sent away']);
    come('d');
    end('a');
    expect(said).toEqual(['a', 'b is sent away', 'd']);
  });

  it('sends away at once who would wait in vain', async () => {
    const { said, come, end } = opened(1, 3000);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) come(name);
    for (const name of ['a', 'b']) {
      await wait(300);
      end(name);
    }
    expect(said).toEqual(['a', 'b', 'c']);
    for (let at = 0; at < 100; at += 1) come(`late ${at}`);
    expect(said.at(-1)).toBe('late 99 is sent away');
    expect(said.filter((one) => one.includes('late')).length).toBeLessThan(100);
  });

  it('sends away whose time was over before the process came round to them', () => {
    const { said, come, end } = opened(1);
    come('a');
    come('b');
    const until = performance.now() + patienceMs * 2;
    while (performance.now() < until);
    end('a');
    expect(said).toEqual(['a', 'b is sent away']);
  });
});
