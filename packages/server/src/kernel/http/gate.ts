/** Called with a function to leave when the call is admitted; with undefined when it is rejected. */
type Enter = (leave: (() => void) | undefined) => void;

interface WaitingCall {
  enter: Enter;
  deadline: number;
  timer: NodeJS.Timeout;
}

interface GateLimits {
  /** Calls admitted at the same time. */
  capacity: number;
  /** A call that waits longer than this is rejected. */
  maxWaitMs: number;
}

/** Sent as Retry-After to a rejected call: by then the queue in front of it has cleared. */
export const retryAfterSeconds = 2;

/** Weight of the latest interval in the moving average. */
const weightOfLatest = 1 / 16;

/** Admits a limited number of calls at a time, queues the others in order, and rejects those that wait too long. */
export class Gate {
  readonly #limits: GateLimits;
  readonly #queue = new Set<WaitingCall>();
  #inside = 0;
  /** Moving average of the milliseconds between two admissions from the queue. */
  #paceMs = 0;
  #lastEnteredAt = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /**
   * Calls `enter` at once when there is room, or when the queue is too long to be worth waiting in. Answers how to leave the
   * queue.
   */
  arrive(enter: Enter): () => void {
    if (this.#inside < this.#limits.capacity) this.#admit(enter);
    else if (this.#queue.size * this.#paceMs > this.#limits.maxWaitMs) enter(undefined);
    else {
      const waiting = this.#wait(enter);
      return () => this.#leaveQueue(waiting);
    }
    return () => undefined;
  }

  #admit(enter: Enter): void {
    this.#inside += 1;
    let hasLeft = false;
    enter(() => {
      if (hasLeft) return;
      hasLeft = true;
      this.#inside -= 1;
      this.#admitNext();
    });
  }

  #wait(enter: Enter): WaitingCall {
    const { maxWaitMs } = this.#limits;
    const reject = () => {
      this.#queue.delete(waiting);
      enter(undefined);
    };
    const now = performance.now();
    if (this.#queue.size === 0) this.#lastEnteredAt = now;
    const waiting = { enter, deadline: now + maxWaitMs, timer: setTimeout(reject, maxWaitMs) };
    this.#queue.add(waiting);
    return waiting;
  }

  #leaveQueue(waiting: WaitingCall): void {
    clearTimeout(waiting.timer);
    this.#queue.delete(waiting);
  }

  #measurePace(now: number): void {
    this.#paceMs += (now - this.#lastEnteredAt - this.#paceMs) * weightOfLatest;
    this.#lastEnteredAt = now;
  }

  /** In a busy process the deadline of a waiting call may pass before its timer fires. */
  #admitNext(): void {
    for (const first of this.#queue) {
      if (this.#inside >= this.#limits.capacity) return;
      this.#leaveQueue(first);
      const now = performance.now();
      if (first.deadline <= now) {
        first.enter(undefined);
        continue;
      }
      this.#measurePace(now);
      this.#admit(first.enter);
    }
  }
}
