import { isAnswered } from '../../kernel/api-error.ts';

/** How far a chosen file has come. Once it is sent the server checks it, and answers. */
export type UploadState<A> =
  | { is: 'chosen' }
  /** Lined up; `retryAfter` says for how many seconds the server has no place for it. */
  | { is: 'waiting'; retryAfter?: number }
  | { is: 'sending'; fraction: number }
  | { is: 'checking' }
  | { is: 'answered'; answer: A }
  | { is: 'failed'; error: unknown };

/** A chosen file on its way to the server. */
export interface Upload<A> {
  key: number;
  file: File;
  state: UploadState<A>;
}

interface SendOptions {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends one file; rejects if there is no answer, or it is an error. */
export type SendFile<A> = (upload: Upload<A>, options: SendOptions) => Promise<A>;

/** A person has four places on the server: the other two are left to their other windows. */
const atOnce = 2;

/** If a busy server does not say itself how long to wait. */
const usualWait = 5;

let lastKey = 0;

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends files two at a time. While the server has no place, all wait and are sent again by themselves. */
export class UploadQueue<A> {
  #uploads: readonly Upload<A>[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #senders = new Map<number, SendFile<A>>();
  readonly #underWay = new Map<number, AbortController>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #retryAfter: (answer: A) => number | undefined;

  /** `retryAfter` tells whether an answer says that there was no place, and for how many seconds. */
  constructor(retryAfter: (answer: A) => number | undefined = () => undefined) {
    this.#retryAfter = retryAfter;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): readonly Upload<A>[] => this.#uploads;

  readonly add = (files: readonly File[]): void => {
    const chosen = files.map((file): Upload<A> => {
      lastKey += 1;
      return { key: lastKey, file, state: { is: 'chosen' } };
    });
    this.#hold([...this.#uploads, ...chosen]);
  };

  readonly remove = (...keys: readonly number[]): void => {
    for (const key of keys) this.cancel(key);
    this.#hold(this.#uploads.filter(({ key }) => !keys.includes(key)));
  };

  /** Puts another file in the place of one, such as a corrected version. */
  readonly replace = (key: number, file: File): void => this.#change(key, { file, state: { is: 'chosen' } });

  /** Lines up files, in the order in which they were chosen. */
  readonly send = (keys: readonly number[], sender: SendFile<A>): void => {
    for (const key of keys) {
      this.#senders.set(key, sender);
      this.#change(key, { state: { is: 'waiting' } });
    }
    this.#sendNext();
  };

  /** Stops sending a file. What was completely sent may be stored nevertheless. */
  readonly cancel = (key: number): void => {
    this.#underWay.get(key)?.abort();
    const isWaiting = this.#uploads.some((each) => each.key === key && each.state.is === 'waiting');
    if (isWaiting) this.#change(key, { state: { is: 'chosen' } });
  };

  readonly cancelAll = (): void => {
    for (const { key } of this.#uploads) this.cancel(key);
  };

  #hold(uploads: readonly Upload<A>[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }

  #change(key: number, change: Partial<Upload<A>>): void {
    this.#hold(this.#uploads.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  #sendNext(): void {
    if (this.#pause !== undefined) return;
    for (const upload of this.#uploads) {
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

  /** Sends nothing for some seconds. */
  #rest(seconds: number): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#sendNext();
    }, seconds * 1000);
  }
}

/** Whether a file is lined up or on its way. */
export const isUnderWay = ({ state: { is } }: Upload<unknown>): boolean =>
  is === 'waiting' || is === 'sending' || is === 'checking';
