import { WorkQueueFull } from './work-errors.ts';

/** The organisation a task belongs to. A task without one is queued on its own. */
type Owner = string | symbol;

interface Limits {
  /** Concurrent tasks. One organisation may have one fewer, so that others never wait for all of its tasks. */
  maxConcurrent: number;
  /** Tasks that may wait, at most half of them of one organisation. */
  maxWaiting?: number;
}

export interface FairQueue {
  /**
   * Runs `work` when its turn comes: every waiting organisation gets one task done before any gets its next.
   * @throws WorkQueueFull
   */
  run<T>(owner: string | undefined, work: () => Promise<T>): Promise<T>;
  /** Rejects all waiting tasks with this error. */
  rejectWaiting(error: Error): void;
}

interface Waiting {
  start(): Promise<void>;
  reject(error: Error): void;
}

const waitingTask = <T>(work: () => Promise<T>, { resolve, reject }: PromiseWithResolvers<T>): Waiting => ({
  start: () => work().then(resolve, reject),
  reject,
});

class TurnQueue implements FairQueue {
  private readonly waiting = new Map<Owner, Waiting[]>();
  private readonly running = new Map<Owner, number>();
  /** The number of each organisation's latest turn, reset when the queue is idle. */
  private readonly lastTurn = new Map<Owner, number>();
  private turn = 0;
  private readonly maxConcurrent: number;
  private readonly maxWaiting: number;
  private busy = 0;
  private size = 0;

  constructor({ maxConcurrent, maxWaiting = Number.POSITIVE_INFINITY }: Limits) {
    this.maxConcurrent = maxConcurrent;
    this.maxWaiting = maxWaiting;
  }

  run<T>(owner: Owner = Symbol('nobody in particular'), work: () => Promise<T>): Promise<T> {
    const own = this.waiting.get(owner) ?? [];
    const isFull = this.size >= this.maxWaiting || own.length >= this.maxWaiting / 2;
    if (isFull) return Promise.reject(new WorkQueueFull('Too much work is waiting'));
    const outcome = Promise.withResolvers<T>();
    own.push(waitingTask(work, outcome));
    this.waiting.set(owner, own);
    this.size += 1;
    this.startNext();
    return outcome.promise;
  }

  rejectWaiting(error: Error): void {
    for (const work of [...this.waiting.values()].flat()) work.reject(error);
    this.waiting.clear();
    this.size = 0;
  }

  private startNext(): void {
    while (this.busy < this.maxConcurrent) {
      const [next] = [...this.waiting]
        .filter(([owner]) => this.mayStart(owner))
        .sort(([one], [other]) => this.lastTurnOf(one) - this.lastTurnOf(other));
      if (!next) return;
      void this.start(...next);
    }
  }

  private lastTurnOf(owner: Owner): number {
    return this.lastTurn.get(owner) ?? 0;
  }

  private mayStart(owner: Owner): boolean {
    return (this.running.get(owner) ?? 0) < Math.max(1, this.maxConcurrent - 1);
  }

  private async start(owner: Owner, [work, ...others]: Waiting[]): Promise<void> {
    if (others.length) this.waiting.set(owner, others);
    else this.waiting.delete(owner);
    this.size -= 1;
    this.turn += 1;
    this.lastTurn.set(owner, this.turn);
    this.count(owner, 1);
    await work?.start();
    this.count(owner, -1);
    this.startNext();
    if (this.busy === 0) this.lastTurn.clear();
  }

  private count(owner: Owner, change: 1 | -1): void {
    this.busy += change;
    const now = (this.running.get(owner) ?? 0) + change;
    if (now) this.running.set(owner, now);
    else this.running.delete(owner);
  }
}

/** A queue that limits concurrency and lets organisations take turns, however many tasks one of them has waiting. */
export const fairQueue = (limits: Limits): FairQueue => new TurnQueue(limits);
