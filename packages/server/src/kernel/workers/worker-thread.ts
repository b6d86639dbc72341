import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkMessage } from './serve-work.ts';
import { WorkFailed, WorkOutOfMemory, WorkTimedOut } from './work-errors.ts';

export interface ThreadLimits {
  /** A TypeScript module that ends with `serveWork`. */
  module: URL;
  /** Time limit for one task, from when a started thread gets it, in milliseconds. */
  timeLimitMs: number;
  /** Time limit for loading the module, in milliseconds. */
  startLimitMs: number;
  /** Heap of the thread in MiB. Buffers are outside it: work that makes large ones must limit them itself. */
  maxOldGenerationMb: number;
}

export interface WorkerThread {
  /** False once the thread has ended, for any reason. */
  isAlive(): boolean;
  /** True once the module has loaded. A thread that never loaded is not restarted at once. */
  isLoaded(): boolean;
  run(input: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

const asWorkError = (error: unknown): Error => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new WorkOutOfMemory('The work needed more memory than it may use', { cause: error });
  }
  return new WorkFailed(error instanceof Error ? error.message : String(error), { cause: error });
};

const withTimeout = async <T>(limitMs: number, promise: Promise<T>, timeoutMessage: string): Promise<T> => {
  const timer = new AbortController();
  try {
    const expiry = wait(limitMs, undefined, { signal: timer.signal }).then(() => {
      throw new WorkTimedOut(timeoutMessage);
    });
    return await Promise.race([promise, expiry]);
  } finally {
    timer.abort();
  }
};

/** The messages of a thread. Every promise has a handler, so that a late failure does not end the process. */
class ThreadMessages {
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

  receive(message: WorkMessage): void {
    if (message.kind === 'done') this.answer.resolve(message.output);
    else if (message.kind === 'failed') this.answer.reject(new WorkFailed(message.message));
    else {
      this.loaded = true;
      this.loading.resolve();
    }
  }

  fail(error: unknown): void {
    this.answer.reject(asWorkError(error));
  }

  end(error: unknown): void {
    this.alive = false;
    this.loading.reject(asWorkError(error));
    this.answer.reject(asWorkError(error));
  }
}

const listenTo = (worker: Worker): ThreadMessages => {
  const messages = new ThreadMessages();
  worker.on('message', (message: WorkMessage) => messages.receive(message));
  worker.on('messageerror', (error) => messages.fail(error));
  worker.on('error', (error) => messages.end(error));
  worker.on('exit', () => messages.end('The worker ended before it answered'));
  return messages;
};

/** Starts a thread. It runs one task at a time, and does not keep the process alive while idle. */
export const startThread = ({ module, timeLimitMs, startLimitMs, maxOldGenerationMb }: ThreadLimits): WorkerThread => {
  // No environment: code that reads untrusted files must not hold secrets.
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: maxOldGenerationMb }, env: {} });
  worker.unref();
  const messages = listenTo(worker);
  const stop = async (): Promise<void> => {
    messages.alive = false;
    await worker.terminate();
  };
  const run = async (input: unknown): Promise<unknown> => {
    worker.ref();
    try {
      await withTimeout(startLimitMs, messages.whenLoaded(), `The worker had not started after ${startLimitMs} ms`);
      const answer = messages.nextAnswer();
      worker.postMessage(input);
      return await withTimeout(timeLimitMs, answer, `The work had not ended after ${timeLimitMs} ms`);
    } catch (error) {
      if (error instanceof WorkTimedOut) await stop();
      throw error instanceof DOMException ? asWorkError(error) : error;
    } finally {
      worker.unref();
    }
  };
  return { isAlive: () => messages.alive, isLoaded: () => messages.loaded, run, stop };
};
