import { WorkFailed, WorkQueueFull } from './work-errors.ts';
import { startThread, type ThreadLimits, type WorkerThread } from './worker-thread.ts';

export interface WorkerPoolOptions extends Omit<ThreadLimits, 'startLimitMs'> {
  /** Threads at most; 1 where absent. */
  size?: number;
  /** Longest time until the worker module is loaded, in milliseconds; 30,000 where absent. */
  startLimitMs?: number;
  /** Pieces of work that may wait for a free thread; 50 where absent. */
  maxWaiting?: number;
}

export interface WorkerPool {
  /**
   * Performs one piece of work off the main thread; waits in order while all threads are busy.
   *
   * @throws WorkTimedOut, WorkOutOfMemory (the thread is replaced after either), WorkFailed, WorkQueueFull
   */
  run<I, O>(input: I): Promise<O>;
  /** Starts one thread ahead of the first work, so that nobody waits for its module to load. */
  warmUp(): void;
  /** Stops all threads; what still waits fails with WorkFailed. */
  close(): Promise<void>;
}

interface Job {
  input: unknown;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** Hands waiting work to free threads, in order. */
class Staff {
  closed = false;
  readonly waiting: Job[] = [];
  private readonly idle: WorkerThread[] = [];
  private readonly busy = new Set<WorkerThread>();
  private readonly limits: ThreadLimits;
  private readonly size: number;

  constructor(limits: ThreadLimits, size: number) {
    this.limits = limits;
    this.size = size;
  }

  handOver(): void {
    while (this.waiting.length > 0 && !this.closed) {
      const thread = this.freeThread();
      if (!thread) return;
      const job = this.waiting.shift();
      if (job) void this.employ(thread, job);
    }
  }

  warmUp(): void {
    if (!this.closed && this.idle.length + this.busy.size === 0) this.idle.push(startThread(this.limits));
  }

  async dismiss(): Promise<void> {
    this.closed = true;
    for (const job of this.waiting.splice(0)) job.reject(new WorkFailed('The worker pool was closed'));
    await Promise.all([...this.idle.splice(0), ...this.busy].map((thread) => thread.stop()));
  }

  private freeThread(): WorkerThread | undefined {
    while (this.idle.length > 0) {
      const thread = this.idle.pop();
      if (thread?.isAlive()) return thread;
    }
    return this.busy.size < this.size ? startThread(this.limits) : undefined;
  }

  private async employ(thread: WorkerThread, job: Job): Promise<void> {
    this.busy.add(thread);
    try {
      job.resolve(await thread.perform(job.input));
    } catch (error) {
      job.reject(error);
    }
    this.busy.delete(thread);
    if (thread.isAlive()) this.idle.push(thread);
    else if (thread.isLoaded() && !this.closed) this.idle.push(startThread(this.limits));
    this.handOver();
  }
}

/**
 * Threads for work that must neither block the event loop nor take the process down: each piece has a time limit and a memory
 * limit. Threads start when first needed, stay warm, and are replaced when a limit ended them.
 *
 * @param options.module URL of a module that ends with `serveWork`, as `new URL('./…-worker.ts', import.meta.url)`
 */
export const workerPool = ({
  size = 1,
  maxWaiting = 50,
  startLimitMs = 30_000,
  ...limits
}: WorkerPoolOptions): WorkerPool => {
  const staff = new Staff({ ...limits, startLimitMs }, size);
  return {
    run: <I, O>(input: I) =>
      new Promise<O>((resolve, reject) => {
        if (staff.closed) return reject(new WorkFailed('The worker pool is closed'));
        if (staff.waiting.length >= maxWaiting) return reject(new WorkQueueFull('Too much work is waiting'));
        // The worker module alone knows what it answers: its caller states the type.
        staff.waiting.push({ input, resolve: (output) => resolve(output as O), reject });
        staff.handOver();
      }),
    warmUp: () => staff.warmUp(),
    close: () => staff.dismiss(),
  };
};
