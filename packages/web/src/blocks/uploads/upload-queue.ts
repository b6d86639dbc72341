import { isAnswered } from '../../kernel/api-error.ts';
import { createStore } from '../../kernel/store.ts';

/** The progress of a chosen file. Once it is sent, the server checks it and answers. */
export type UploadState<A> =
  | { is: 'chosen' }
  /** Queued; `retryAfter` is set while the server has no place for it, in seconds. */
  | { is: 'waiting'; retryAfter?: number }
  | { is: 'sending'; fraction: number }
  | { is: 'checking' }
  | { is: 'answered'; answer: A }
  | { is: 'failed'; error: unknown };

export interface Upload<A> {
  key: number;
  file: File;
  state: UploadState<A>;
}

interface SendOptions {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends one file. Rejects if there is no answer or the answer is an error. */
export type SendFile<A> = (upload: Upload<A>, options: SendOptions) => Promise<A>;

/** A person has four places on the server. Two are left for the person's other windows. */
const atOnce = 2;

/** The wait in seconds if a busy server does not name one. */
const usualWait = 5;

let lastKey = 0;

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends files two at a time. While the server has no place, all files wait and are then sent automatically. */
export class UploadQueue<A> {
  readonly uploads = createStore<readonly Upload<A>[]>([]);
  readonly #senders = new Map<number, SendFile<A>>();
  readonly #underWay = new Map<number, AbortController>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #retryAfter: (answer: A) => number | undefined;

  /** `retryAfter` returns the seconds to wait if an answer says that there was no place. */
  constructor(retryAfter: (answer: A) => number | undefined = () => undefined) {
    this.#retryAfter = retryAfter;
  }

  readonly add = (files: readonly File[]): void => {
    const chosen = files.map((file): Upload<A> => {
      lastKey += 1;
      return { key: lastKey, file, state: { is: 'chosen' } };
    });
    this.uploads.set([...this.uploads.current(), ...chosen]);
  };

  readonly remove = (...keys: readonly number[]): void => {
    for (const key of keys) this.cancel(key);
    this.uploads.set(this.uploads.current().filter(({ key }) => !keys.includes(key)));
  };

  /** Replaces a file by another one, such as a corrected version. */
  readonly replace = (key: number, file: File): void => this.#change(key, { file, state: { is: 'chosen' } });

  /** Queues files in the order in which they were chosen. */
  readonly send = (keys: readonly number[], sender: SendFile<A>): void => {
    for (const key of keys) {
      this.#senders.set(key, sender);
      this.#change(key, { state: { is: 'waiting' } });
    }
    this.#sendNext();
  };

  /** Stops sending a file. If it has arrived completely, it may be stored all the same. */
  readonly cancel = (key: number): void => {
    this.#underWay.get(key)?.abort();
    const isWaiting = this.uploads.current().some((each) => each.key === key && each.state.is === 'waiting');
    if (isWaiting) this.#change(key, { state: { is: 'chosen' } });
  };

  readonly cancelAll = (): void => {
    for (const { key } of this.uploads.current()) this.cancel(key);
  };

  #change(key: number, change: Partial<Upload<A>>): void {
    this.uploads.set(this.uploads.current().map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  #sendNext(): void {
    if (this.#pause !== undefined) return;
    for (const upload of this.uploads.current()) {
      const sender = this.#senders.get(upload.key);
      if (this.#underWay.size >= atOnce) return;
      if (sender && upload.state.is === 'waiting') void this.#send(upload, sender);
    }
  }

  async #send(upload: Upload<A>, sender: SendFile<A>): Promise<void> {
    const { key } = upload;
    const stopping = new AbortController();
    const { signal } = stopping;
    this.#underWay.set(key, stopping);
    const onProgress = (fraction: number) =>
      this.#change(key, { state: fraction < 1 ? { is: 'sending', fraction } : { is: 'checking' } });
    onProgress(0);
    const state = await sender(upload, { onProgress, signal }).then(
      (answer) => this.#stateAfter(answer),
      (error: unknown) => this.#stateWithout(error),
    );
    this.#underWay.delete(key);
    this.#change(key, { state });
    if (state.is === 'waiting') this.#rest(state.retryAfter ?? usualWait);
    this.#sendNext();
  }

  #stateAfter(answer: A): UploadState<A> {
    const retryAfter = this.#retryAfter(answer);
    return retryAfter === undefined ? { is: 'answered', answer } : { is: 'waiting', retryAfter };
  }

  #stateWithout(error: unknown): UploadState<A> {
    if (isStopped(error)) return { is: 'chosen' };
    return isAnswered(error, 429, 503)
      ? { is: 'waiting', retryAfter: error.retryAfterSeconds ?? usualWait }
      : { is: 'failed', error };
  }

  #rest(seconds: number): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#sendNext();
    }, seconds * 1000);
  }
}

/** Whether a file is queued or being sent or checked. */
export const isUnderWay = ({ state: { is } }: Upload<unknown>): boolean =>
  is === 'waiting' || is === 'sending' || is === 'checking';
