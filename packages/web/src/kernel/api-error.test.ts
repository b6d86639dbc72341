import { describe, expect, it } from 'vitest';
import { ApiError, failureOf, sentenceOf } from './api-error.ts';

const failed = (status?: number) => new ApiError({ method: 'GET', ...(status && { status }) });

describe('a failed query', () => {
  it.each([
    ['has nothing to show where nothing was read before', undefined, failed(500), true],
    ['leaves what was read before when the network is away', 'read', failed(), false],
    ['leaves it when the server fails', 'read', failed(500), false],
    ['leaves nothing that is gone', 'read', failed(404), true],
    ['leaves nothing that is out of sight', 'read', failed(403), true],
  ])('%s', (_, data, error, nothing) => {
    expect(failureOf({ data, error })).toBe(nothing ? error : undefined);
  });
});

describe('the message of a failure', () => {
  it('says that a busy server is busy, whatever answered for it', () => {
    expect(sentenceOf(failed(503))).toBe('The directory is busy. Please try again shortly.');
    expect(sentenceOf(failed(500))).toBe('Server error');
  });
});
