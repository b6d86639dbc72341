import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';

const patienceMs = 60;

/** A gate whose calls record when they are admitted or rejected, and stay until they are ended. */
const opened = (capacity: number, patience = patienceMs) => {
  const gate = new Gate({ capacity, maxWaitMs: patience });
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
  it('admits calls up to its capacity, then the others in order of arrival', () => {
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

  it('rejects a call that has waited too long, and forgets one that has left', async () => {
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

  it('rejects a call at once when its wait would be too long', async () => {
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

  it('rejects a call whose deadline passed while the process was busy', () => {
    const { said, come, end } = opened(1);
    come('a');
    come('b');
    const until = performance.now() + patienceMs * 2;
    while (performance.now() < until);
    end('a');
    expect(said).toEqual(['a', 'b is sent away']);
  });
});
