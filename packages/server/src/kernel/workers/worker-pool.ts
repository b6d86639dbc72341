import { openTurns } from './turns.ts';
import { WorkFailed } from './work-errors.ts';
import { startThread, type ThreadLimits, type WorkerThread } from './worker-thread.ts';

export interface WorkerPoolOptions extends Omit<ThreadLimits, 'startLimitMs'> {
  /** Threads at most; 1 where absent. */
  size?: number;
  /** Longest time until the worker module is loaded, in milliseconds; 30,000 where absent. */
  startLimitMs?: number;
  /** Pieces of work that may wait for a free thread, half of them for one organisation; 50 where absent. */
  maxWaiting?: number;
}

export interface WorkerPool {
  /**
   * Performs one piece of work off the main thread; while its threads are busy, organisations take turns.
   *
   * @param whose the organisation it is for, which never has all of several threads; without one it is nobody's in particular
   * @throws WorkTimedOut, WorkOutOfMemory (the thread is replaced after either), WorkFailed, WorkQueueFull
   */
  run<I, O>(input: I, whose?: string): Promise<O>;
  /** Starts the threads ahead of the first work, so that nobody waits for their module to load. */
  warmUp(): void;
  /** Stops all threads; what still waits fails with WorkFailed. */
  close(): Promise<void>;
}

/** Threads at hand for as many pieces of work as there are at a time. */
class Staff {
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

  async perform(input: unknown): Promise<unknown> {
    const thread = this.freeThread();
    this.busy.add(thread);
    try {
      return await thread.perform(input);
    } finally {
      this.busy.delete(thread);
      if (thread.isAlive()) this.idle.push(thread);
      else if (thread.isLoaded() && !this.closed) this.idle.push(startThread(this.limits));
    }
  }

  async dismiss(): Promise<void> {
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
  const staff = new Staff({ ...limits, startLimitMs });
  const turns = openTurns({ atOnce: size, maxWaiting });
  return {
    run: async <I, O>(input: I, whose?: string) => {
      if (staff.closed) throw new WorkFailed('The worker pool is closed');
      // The worker module alone knows what it answers: its caller states the type.
      return turns.take(whose, () => staff.perform(input) as Promise<O>);
    },
    warmUp: () => staff.warmUp(size),
    close: async () => {
      turns.refuseWaiting(new WorkFailed('The worker pool was closed'));
      await staff.dismiss();
    },
  };
};
