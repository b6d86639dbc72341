/** What a call does when it is let in, given how to leave; or without that, when it is sent away. */
type Enter = (leave: (() => void) | undefined) => void;

interface Waiting {
  enter: Enter;
  until: number;
  alarm: NodeJS.Timeout;
}

interface Bounds {
  /** Calls inside at a time. */
  capacity: number;
  /** A call that waits for longer is sent away. */
  patienceMs: number;
}

/** How much each new pace counts beside those before it. */
const weightOfLatest = 1 / 16;

/** Lets so many calls in at a time, the others in the order in which they came, and sends away what waits for too long. */
export class Gate {
  readonly #bounds: Bounds;
  readonly #line = new Set<Waiting>();
  #inside = 0;
  /** Milliseconds between two calls let in from the line, averaged over the latest. */
  #paceMs = 0;
  #lastEnteredAt = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Calls `enter`: at once where there is room, or where the line is too long to wait in. Answers how to leave the line. */
  arrive(enter: Enter): () => void {
    if (this.#inside < this.#bounds.capacity) this.#letIn(enter);
    else if (this.#line.size * this.#paceMs > this.#bounds.patienceMs) enter(undefined);
    else {
      const waiting = this.#wait(enter);
      return () => this.#leaveLine(waiting);
    }
    return () => undefined;
  }

  #letIn(enter: Enter): void {
    this.#inside += 1;
    let hasLeft = false;
    enter(() => {
      if (hasLeft) return;
      hasLeft = true;
      this.#inside -= 1;
      this.#letNextIn();
    });
  }

  #wait(enter: Enter): Waiting {
    const { patienceMs } = this.#bounds;
    const sendAway = () => {
      this.#line.delete(waiting);
      enter(undefined);
    };
    const now = performance.now();
    if (this.#line.size === 0) this.#lastEnteredAt = now;
    const waiting = { enter, until: now + patienceMs, alarm: setTimeout(sendAway, patienceMs) };
    this.#line.add(waiting);
    return waiting;
  }

  #leaveLine(waiting: Waiting): void {
    clearTimeout(waiting.alarm);
    this.#line.delete(waiting);
  }

  #measurePace(now: number): void {
    this.#paceMs += (now - this.#lastEnteredAt - this.#paceMs) * weightOfLatest;
    this.#lastEnteredAt = now;
  }

  /** In a process that was busy with something else, the time of the first may be over before their alarm says so. */
  #letNextIn(): void {
    for (const first of this.#line) {
      if (this.#inside >= this.#bounds.capacity) return;
      this.#leaveLine(first);
      const now = performance.now();
      if (first.until <= now) {
        first.enter(undefined);
        continue;
      }
      this.#measurePace(now);
      this.#letIn(first.enter);
    }
  }
}
