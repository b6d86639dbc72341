import { describe, expect, it } from 'vitest';
import { type FairQueue, fairQueue } from './fair-queue.ts';
import { WorkQueueFull } from './work-errors.ts';

/** Tasks that end on demand, and which have started so far. */
const work = (turns: FairQueue) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (whose: string | undefined, name: string) =>
    turns.run(whose, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (...names: string[]) => {
    for (const name of names) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    }
  };
  return { begun, ask, end };
};

describe('a fair queue', () => {
  it('runs one task of each organisation in turn', async () => {
    const { begun, ask, end } = work(fairQueue({ maxConcurrent: 1 }));
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
    for (const name of ['b1', 'b2']) void ask('b', name);
    void ask('c', 'c1');
    await end('a1', 'b1', 'c1', 'a2', 'b2');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('reserves one task for others, even with few tasks', async () => {
    const { begun, ask, end } = work(fairQueue({ maxConcurrent: 3 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    expect(begun).toEqual(['a1', 'a2']);
    void ask('b', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).toHaveLength(3);
    await end('a1', 'a2');
    expect(begun.slice(3)).toEqual(['a3', 'a4']);
  });

  it('runs tasks without an organisation in order of arrival, up to the full concurrency', () => {
    const { begun, ask } = work(fairQueue({ maxConcurrent: 2 }));
    for (const name of ['1', '2', '3']) void ask(undefined, name);
    expect(begun).toEqual(['1', '2']);
  });

  it('refuses a task when too many wait: in all, or of one organisation', async () => {
    const { ask, end } = work(fairQueue({ maxConcurrent: 1, maxWaiting: 4 }));
    const accepted = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
    await expect(ask('a', 'a4')).rejects.toBeInstanceOf(WorkQueueFull);
    accepted.push(ask('b', 'b1'), ask('c', 'c1'));
    await expect(ask('d', 'd1')).rejects.toBeInstanceOf(WorkQueueFull);
    await end('a1', 'b1', 'c1', 'a2', 'a3');
    expect(await Promise.all(accepted)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  it('continues after a task that fails, and ends when waiting tasks are rejected', async () => {
    const turns = fairQueue({ maxConcurrent: 1 });
    const failing = turns.run('a', () => Promise.reject(new Error('torn')));
    const { ask, end, begun } = work(turns);
    const next = ask('a', 'a1');
    await expect(failing).rejects.toThrow('torn');
    const waiting = ask('a', 'a2');
    turns.rejectWaiting(new Error('closed'));
    await expect(waiting).rejects.toThrow('closed');
    await end('a1');
    expect([await next, begun]).toEqual(['a1', ['a1']]);
  });
});
