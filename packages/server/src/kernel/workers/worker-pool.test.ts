import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkFailed, WorkOutOfMemory, WorkQueueFull, WorkTimedOut } from './work-errors.ts';
import { workerPool } from './worker-pool.ts';

const workerModule = `
import { threadId } from 'node:worker_threads';
import { serveWork } from ${JSON.stringify(new URL('./serve-work.ts', import.meta.url).href)};
serveWork(async (input: { job: string; of?: Uint8Array }) => {
  if (input.job === 'who') return threadId;
  if (input.job === 'throw') throw new Error('the ink is dry');
  if (input.job === 'loop') for (;;);
  if (input.job === 'die') process.exit(3);
  if (input.job === 'hoard') { const held: unknown[] = []; for (;;) held.push(new Array(100_000).fill(held.length + 0.5)); }
  if (input.job === 'odd') return () => undefined;
  if (input.job === 'environment') return Object.keys(process.env);
  return input.of?.reduce((sum, byte) => sum + byte, 0);
});
`;

let folder = '';
const start = (options: { timeLimitMs?: number; maxWaiting?: number; source?: string; size?: number } = {}) =>
  workerPool({
    module: pathToFileURL(join(folder, options.source ?? 'jobs.ts')),
    timeLimitMs: options.timeLimitMs ?? 5_000,
    maxOldGenerationMb: 64,
    ...(options.size ? { size: options.size } : {}),
    ...(options.maxWaiting === undefined ? {} : { maxWaiting: options.maxWaiting }),
  });

describe('a worker pool', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-pool-'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'jobs.ts'), workerModule);
    await writeFile(join(folder, 'broken.ts'), "throw new Error('cannot load');");
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('runs a task in a thread that is reused for the next', async () => {
    const pool = start();
    pool.warmUp();
    const first = await pool.run<object, number>({ job: 'who' });
    expect(first).toBeGreaterThan(0);
    expect(await pool.run({ job: 'who' })).toBe(first);
    expect(await pool.run({ job: 'sum', of: new Uint8Array([1, 2, 3]) })).toBe(6);
    await pool.close();
  });

  it('stops a task that takes too long and continues with a new thread', async () => {
    const pool = start({ timeLimitMs: 300 });
    const first = await pool.run({ job: 'who' });
    await expect(pool.run({ job: 'loop' })).rejects.toBeInstanceOf(WorkTimedOut);
    expect(await pool.run({ job: 'who' })).not.toBe(first);
    await pool.close();
  });

  it('stops a task that needs too much memory and continues', async () => {
    const pool = start();
    await expect(pool.run({ job: 'hoard' })).rejects.toBeInstanceOf(WorkOutOfMemory);
    expect(await pool.run({ job: 'who' })).toBeGreaterThan(0);
    await pool.close();
  });

  it('reports a task that throws, ends its thread or returns something that cannot be sent', async () => {
    const pool = start();
    await expect(pool.run({ job: 'throw' })).rejects.toThrow('the ink is dry');
    await expect(pool.run({ job: 'throw' })).rejects.toBeInstanceOf(WorkFailed);
    await expect(pool.run({ job: 'odd' })).rejects.toBeInstanceOf(WorkFailed);
    await expect(pool.run({ job: () => undefined })).rejects.toBeInstanceOf(WorkFailed);
    await expect(pool.run({ job: 'die' })).rejects.toBeInstanceOf(WorkFailed);
    expect(await pool.run({ job: 'who' })).toBeGreaterThan(0);
    await pool.close();
  });

  it('reports a module that does not load, for each task', async () => {
    const pool = start({ source: 'broken.ts' });
    await expect(pool.run({})).rejects.toThrow('cannot load');
    await expect(pool.run({})).rejects.toBeInstanceOf(WorkFailed);
    await pool.close();
  });

  it('runs waiting tasks in order, and refuses when too many wait', async () => {
    const pool = start({ maxWaiting: 2 });
    const order: number[] = [];
    const note = (n: number) => pool.run({ job: 'who' }).then(() => order.push(n));
    const accepted = [note(1), note(2), note(3)];
    await expect(pool.run({ job: 'who' })).rejects.toBeInstanceOf(WorkQueueFull);
    await Promise.all(accepted);
    expect(order).toEqual([1, 2, 3]);
    await pool.close();
  });

  it('uses several threads when allowed', async () => {
    const pool = start({ size: 2 });
    const threads = await Promise.all([pool.run({ job: 'who' }), pool.run({ job: 'who' })]);
    expect(new Set(threads).size).toBe(2);
    await pool.close();
  });

  it('reserves a thread for others while one organisation has more tasks than threads', async () => {
    const pool = start({ size: 2, timeLimitMs: 400 });
    const large = [pool.run({ job: 'loop' }, 'mill'), pool.run({ job: 'loop' }, 'mill')];
    const ended = Promise.allSettled(large).then(() => 'large' as const);
    const small = pool.run({ job: 'sum', of: new Uint8Array([1, 2]) }, 'dairy');
    expect(await Promise.race([ended, small])).toBe(3);
    await ended;
    await pool.close();
  });

  it('passes no environment to its threads', async () => {
    const pool = start();
    expect(await pool.run({ job: 'environment' })).toEqual([]);
    await pool.close();
  });

  it('rejects waiting tasks when it is closed', async () => {
    const pool = start();
    const running = pool.run({ job: 'loop' });
    const queued = pool.run({ job: 'who' });
    const both = Promise.allSettled([running, queued]);
    await pool.close();
    expect((await both).map((result) => result.status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run({ job: 'who' })).rejects.toBeInstanceOf(WorkFailed);
  });
});
