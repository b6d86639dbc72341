import { expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { type CommandedRow, type Progress, sendEach } from './send-each.ts';

const busy = (retryAfterSeconds: number) => new ApiError({ method: 'POST', status: 429, retryAfterSeconds });

const rowOf = (send: () => void): CommandedRow => ({
  key: '1',
  name: 'Alder Mill',
  command: {
    endpoint: { permission: 'Site.Revise' },
    send: async () => {
      send();
      return { message: 'Alder Mill is shared', inverse: undefined };
    },
  },
});

const nothing = { done: [], refused: [], failed: [], inverse: [] };

it('does not wait if it was stopped while the call was under way', async () => {
  const stopping = new AbortController();
  const row = rowOf(() => {
    stopping.abort();
    throw busy(3600);
  });
  expect(await sendEach([row], () => undefined, stopping.signal)).toEqual(nothing);
});

it('waits no longer once it is stopped', async () => {
  const stopping = new AbortController();
  const progress: Progress[] = [];
  const row = rowOf(() => {
    throw busy(3600);
  });
  const stopOnceWaiting = (next: Progress) => {
    progress.push(next);
    if (next.waiting) stopping.abort();
  };
  expect(await sendEach([row], stopOnceWaiting, stopping.signal)).toEqual(nothing);
  expect(progress.at(-1)).toEqual({ sent: 0, all: 1, waiting: false });
});

it('sends again while the server asks to wait, and gives up in the end', async () => {
  let sent = 0;
  const row = rowOf(() => {
    sent += 1;
    throw busy(0.001);
  });
  const { refused } = await sendEach([row], () => undefined, new AbortController().signal);
  expect([sent, refused.map(({ name }) => name)]).toEqual([6, ['Alder Mill']]);
});
