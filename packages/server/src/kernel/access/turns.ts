/** What a call does when its turn has come, given what gives the turn back; or without that, when it has waited for too long. */
type Go = (leave: (() => void) | undefined) => void;

interface Waiting {
  go: Go;
  until: number;
  alarm: NodeJS.Timeout;
}

interface Room {
  /** Turns at a time. */
  ofAll: number;
  /** Whoever waits for longer is sent away. */
  patienceMs: number;
}

/** Turns for work: so many calls at a time, the others in the order in which they came. */
export class Turns {
  readonly #room: Room;
  readonly #row = new Set<Waiting>();
  #taken = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Calls `go`, at once where there is a turn. Answers how to leave the row before that. */
  take(go: Go): () => void {
    if (this.#taken < this.#room.ofAll) {
      this.#begin(go);
      return () => undefined;
    }
    const waiting = this.#wait(go);
    return () => this.#leaveRow(waiting);
  }

  #begin(go: Go): void {
    this.#taken += 1;
    let hasLeft = false;
    go(() => {
      if (hasLeft) return;
      hasLeft = true;
      this.#taken -= 1;
      this.#serveNext();
    });
  }

  #wait(go: Go): Waiting {
    const { patienceMs } = this.#room;
    const sendAway = () => {
      this.#row.delete(waiting);
      go(undefined);
    };
    const waiting = { go, until: performance.now() + patienceMs, alarm: setTimeout(sendAway, patienceMs) };
    this.#row.add(waiting);
    return waiting;
  }

  #leaveRow(waiting: Waiting): void {
    clearTimeout(waiting.alarm);
    this.#row.delete(waiting);
  }

  /** In a process that was busy with something else, the time of the first may be over before their alarm says so. */
  #serveNext(): void {
    for (const first of this.#row) {
      if (this.#taken >= this.#room.ofAll) return;
      this.#leaveRow(first);
      if (first.until > performance.now()) this.#begin(first.go);
      else first.go(undefined);
    }
  }
}
