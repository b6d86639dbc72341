import { WorkQueueFull } from './work-errors.ts';

/** Whose work it is. What is nobody's in particular takes its turn in the order in which it came. */
type Whose = string | symbol;

interface Limits {
  /** Pieces of work at a time; of one organisation one fewer, so that another's never waits for all of its own. */
  atOnce: number;
  /** Pieces that may wait, half of them one organisation's. */
  maxWaiting?: number;
}

export interface Turns {
  /**
   * Does `work` when its turn has come: of those that wait each organisation has one piece done before any has its next.
   * @throws WorkQueueFull
   */
  take<T>(whose: string | undefined, work: () => Promise<T>): Promise<T>;
  /** What waits fails with this error. */
  refuseWaiting(error: Error): void;
}

interface Waiting {
  begin(): Promise<void>;
  fail(error: Error): void;
}

const waitingFor = <T>(work: () => Promise<T>, { resolve, reject }: PromiseWithResolvers<T>): Waiting => ({
  begin: () => work().then(resolve, reject),
  fail: reject,
});

class Queue implements Turns {
  private readonly waiting = new Map<Whose, Waiting[]>();
  private readonly underWay = new Map<Whose, number>();
  /** When each had its last turn, counted in turns since nothing was to do. */
  private readonly lastTurn = new Map<Whose, number>();
  private turn = 0;
  private readonly atOnce: number;
  private readonly maxWaiting: number;
  private busy = 0;
  private size = 0;

  constructor({ atOnce, maxWaiting = Number.POSITIVE_INFINITY }: Limits) {
    this.atOnce = atOnce;
    this.maxWaiting = maxWaiting;
  }

  take<T>(whose: Whose = Symbol('nobody in particular'), work: () => Promise<T>): Promise<T> {
    const own = this.waiting.get(whose) ?? [];
    const isFull = this.size >= this.maxWaiting || own.length >= this.maxWaiting / 2;
    if (isFull) return Promise.reject(new WorkQueueFull('Too much work is waiting'));
    const outcome = Promise.withResolvers<T>();
    own.push(waitingFor(work, outcome));
    this.waiting.set(whose, own);
    this.size += 1;
    this.handOver();
    return outcome.promise;
  }

  refuseWaiting(error: Error): void {
    for (const work of [...this.waiting.values()].flat()) work.fail(error);
    this.waiting.clear();
    this.size = 0;
  }

  private handOver(): void {
    while (this.busy < this.atOnce) {
      const [next] = [...this.waiting]
        .filter(([whose]) => this.mayBegin(whose))
        .sort(([one], [other]) => this.lastTurnOf(one) - this.lastTurnOf(other));
      if (!next) return;
      void this.employ(...next);
    }
  }

  private lastTurnOf(whose: Whose): number {
    return this.lastTurn.get(whose) ?? 0;
  }

  private mayBegin(whose: Whose): boolean {
    return (this.underWay.get(whose) ?? 0) < Math.max(1, this.atOnce - 1);
  }

  private async employ(whose: Whose, [work, ...others]: Waiting[]): Promise<void> {
    if (others.length) this.waiting.set(whose, others);
    else this.waiting.delete(whose);
    this.size -= 1;
    this.turn += 1;
    this.lastTurn.set(whose, this.turn);
    this.count(whose, 1);
    await work?.begin();
    this.count(whose, -1);
    this.handOver();
    if (this.busy === 0) this.lastTurn.clear();
  }

  private count(whose: Whose, change: 1 | -1): void {
    this.busy += change;
    const now = (this.underWay.get(whose) ?? 0) + change;
    if (now) this.underWay.set(whose, now);
    else this.underWay.delete(whose);
  }
}

/** Work that few do at a time, taken in turns by whose it is, however much of it one has waiting. */
export const openTurns = (limits: Limits): Turns => new Queue(limits);
