import { fairQueue } from './fair-queue.ts';
import { WorkFailed } from './work-errors.ts';
import { startThread, type ThreadLimits, type WorkerThread } from './worker-thread.ts';

export interface WorkerPoolOptions extends Omit<ThreadLimits, 'startLimitMs'> {
  /** Maximum number of threads; 1 by default. */
  size?: number;
  /** Time limit for loading the worker module, in milliseconds; 30,000 by default. */
  startLimitMs?: number;
  /** Tasks that may wait for a free thread, at most half of them for one organisation; 50 by default. */
  maxWaiting?: number;
}

export interface WorkerPool {
  /**
   * Runs one task in a worker thread. While all threads are busy, organisations take turns.
   *
   * @param organisation the organisation, which never gets all threads of a pool with several; none for work that belongs to nobody
   * @throws WorkTimedOut, WorkOutOfMemory (the thread is replaced after either), WorkFailed, WorkQueueFull
   */
  run<I, O>(input: I, organisation?: string): Promise<O>;
  /** Starts the threads before the first task, so that nobody waits for their module to load. */
  warmUp(): void;
  /** Stops all threads; waiting tasks fail with WorkFailed. */
  close(): Promise<void>;
}

/** The threads of a pool, started on demand and reused. */
class ThreadPool {
  closed = false;
  private readonly idle: WorkerThread[] = [];
  private readonly busy = new Set<WorkerThread>();
  private readonly limits: ThreadLimits;

  constructor(limits: ThreadLimits) {
    this.limits = limits;
  }

  warmUp(count: number): void {
    while (!this.closed && this.idle.length + this.busy.size < count) this.idle.push(startThread(this.limits));
  }

  async run(input: unknown): Promise<unknown> {
    const thread = this.freeThread();
    this.busy.add(thread);
    try {
      return await thread.run(input);
    } finally {
      this.busy.delete(thread);
      if (thread.isAlive()) this.idle.push(thread);
      else if (thread.isLoaded() && !this.closed) this.idle.push(startThread(this.limits));
    }
  }

  async stop(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.idle.splice(0), ...this.busy].map((thread) => thread.stop()));
  }

  private freeThread(): WorkerThread {
    while (this.idle.length > 0) {
      const thread = this.idle.pop();
      if (thread?.isAlive()) return thread;
    }
    return startThread(this.limits);
  }
}

/**
 * Threads for work that must neither block the event loop nor crash the process: each task has a time and a memory limit.
 * Threads start on demand, are reused, and are replaced when a limit stopped them.
 *
 * @param options.module URL of a module that ends with `serveWork`, as `new URL('./…-worker.ts', import.meta.url)`
 */
export const workerPool = ({
  size = 1,
  maxWaiting = 50,
  startLimitMs = 30_000,
  ...limits
}: WorkerPoolOptions): WorkerPool => {
  const threads = new ThreadPool({ ...limits, startLimitMs });
  const queue = fairQueue({ maxConcurrent: size, maxWaiting });
  return {
    run: async <I, O>(input: I, organisation?: string) => {
      if (threads.closed) throw new WorkFailed('The worker pool is closed');
      // Only the worker module knows the type of its output: the caller states it.
      return queue.run(organisation, () => threads.run(input) as Promise<O>);
    },
    warmUp: () => threads.warmUp(size),
    close: async () => {
      queue.rejectWaiting(new WorkFailed('The worker pool was closed'));
      await threads.stop();
    },
  };
};
