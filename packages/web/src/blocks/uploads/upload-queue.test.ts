import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { type SendFile, UploadQueue } from './upload-queue.ts';

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

/** A queue of these files, and its calls, which the test answers by hand. */
const queueOf = (...names: string[]) => {
  const queue = new UploadQueue<string>((answer) => (answer === 'busy' ? 3 : undefined));
  queue.add(files(...names));
  const calls: { name: string; answer: (answer: string) => void; fail: (error: unknown) => void }[] = [];
  const sender: SendFile<string> = ({ file }, { signal }) =>
    new Promise((answer, fail) => {
      calls.push({ name: file.name, answer, fail });
      signal.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
    });
  const keys = queue.uploads.current().map(({ key }) => key);
  queue.send(keys, sender);
  const states = () => queue.uploads.current().map(({ state: { is } }) => is);
  return { queue, calls, keys, states };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a queue of uploads', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('sends two at a time, in the order in which they were chosen', async () => {
    const { calls, states } = queueOf('a', 'b', 'c');
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    calls[1]?.answer('stored');
    await settled();
    expect([calls.map(({ name }) => name), states()]).toEqual([
      ['a', 'b', 'c'],
      ['sending', 'answered', 'sending'],
    ]);
  });

  it('sends nothing for as long as a busy server asks, whether in an answer or in a refusal', async () => {
    const { calls, states } = queueOf('a', 'b', 'c');
    calls[0]?.answer('busy');
    await settled();
    expect([calls.length, states()]).toEqual([2, ['waiting', 'sending', 'waiting']]);
    calls[1]?.fail(new ApiError({ method: 'POST', status: 503, retryAfterSeconds: 7 }));
    await vi.advanceTimersByTimeAsync(6900);
    expect([calls.length, states()]).toEqual([2, ['waiting', 'waiting', 'waiting']]);
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('continues after a failed upload, which can be sent again', async () => {
    const { calls, states } = queueOf('a', 'b', 'c');
    calls[0]?.fail(new ApiError({ method: 'POST' }));
    await settled();
    expect(states()).toEqual(['failed', 'sending', 'sending']);
  });

  it('stops one upload, or all of them', async () => {
    const { queue, keys, states } = queueOf('a', 'b', 'c', 'd');
    queue.cancel(keys[0] ?? 0);
    await settled();
    expect(states()).toEqual(['chosen', 'sending', 'sending', 'waiting']);
    queue.cancelAll();
    await settled();
    expect(states()).toEqual(['chosen', 'chosen', 'chosen', 'chosen']);
  });
});
