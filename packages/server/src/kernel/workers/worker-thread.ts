import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkMessage } from './serve-work.ts';
import { WorkFailed, WorkOutOfMemory, WorkTimedOut } from './work-errors.ts';

export interface ThreadLimits {
  /** Module that ends with `serveWork`; TypeScript as it stands. */
  module: URL;
  /** Longest time for one piece of work, from its hand-over to a started thread, in milliseconds. */
  timeLimitMs: number;
  /** Longest time until the module is loaded, in milliseconds. */
  startLimitMs: number;
  /** Heap of the thread in MiB. Buffers lie outside it: work that makes large ones must bound them itself. */
  maxOldGenerationMb: number;
}

export interface WorkerThread {
  /** False once the thread has ended, for whatever reason. */
  isAlive(): boolean;
  /** True once the module has been loaded; a thread that never was is not worth restarting at once. */
  isLoaded(): boolean;
  perform(input: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

const causeOfEnd = (error: unknown): Error => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new WorkOutOfMemory('The work needed more memory than it may use', { cause: error });
  }
  return new WorkFailed(error instanceof Error ? error.message : String(error), { cause: error });
};

const within = async <T>(limitMs: number, promise: Promise<T>, late: string): Promise<T> => {
  const timer = new AbortController();
  try {
    const expiry = wait(limitMs, undefined, { signal: timer.signal }).then(() => {
      throw new WorkTimedOut(late);
    });
    return await Promise.race([promise, expiry]);
  } finally {
    timer.abort();
  }
};

/** What a thread has said so far; every promise is observed, so that a late failure ends nothing. */
class Conversation {
  alive = true;
  loaded = false;
  private readonly loading = Promise.withResolvers<void>();
  private answer = Promise.withResolvers<unknown>();

  constructor() {
    this.loading.promise.catch(() => undefined);
    this.answer.promise.catch(() => undefined);
  }

  whenLoaded(): Promise<void> {
    return this.loading.promise;
  }

  nextAnswer(): Promise<unknown> {
    this.answer = Promise.withResolvers<unknown>();
    this.answer.promise.catch(() => undefined);
    return this.answer.promise;
  }

  hear(message: WorkMessage): void {
    if (message.kind === 'done') this.answer.resolve(message.output);
    else if (message.kind === 'failed') this.answer.reject(new WorkFailed(message.message));
    else {
      this.loaded = true;
      this.loading.resolve();
    }
  }

  fail(error: unknown): void {
    this.answer.reject(causeOfEnd(error));
  }

  end(error: unknown): void {
    this.alive = false;
    this.loading.reject(causeOfEnd(error));
    this.answer.reject(causeOfEnd(error));
  }
}

const listenTo = (worker: Worker): Conversation => {
  const heard = new Conversation();
  worker.on('message', (message: WorkMessage) => heard.hear(message));
  worker.on('messageerror', (error) => heard.fail(error));
  worker.on('error', (error) => heard.end(error));
  worker.on('exit', () => heard.end('The worker ended before it answered'));
  return heard;
};

/** One started thread: answers one piece of work at a time and never keeps the process alive while it is idle. */
export const startThread = ({ module, timeLimitMs, startLimitMs, maxOldGenerationMb }: ThreadLimits): WorkerThread => {
  // No environment: what reads strangers' files should hold no secret.
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: maxOldGenerationMb }, env: {} });
  worker.unref();
  const heard = listenTo(worker);
  const stop = async (): Promise<void> => {
    heard.alive = false;
    await worker.terminate();
  };
  const perform = async (input: unknown): Promise<unknown> => {
    worker.ref();
    try {
      await within(startLimitMs, heard.whenLoaded(), `The worker had not started after ${startLimitMs} ms`);
      const answer = heard.nextAnswer();
      worker.postMessage(input);
      return await within(timeLimitMs, answer, `The work had not ended after ${timeLimitMs} ms`);
    } catch (error) {
      if (error instanceof WorkTimedOut) await stop();
      throw error instanceof DOMException ? causeOfEnd(error) : error;
    } finally {
      worker.unref();
    }
  };
  return { isAlive: () => heard.alive, isLoaded: () => heard.loaded, perform, stop };
};
