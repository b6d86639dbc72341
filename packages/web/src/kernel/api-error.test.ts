import { describe, expect, it } from 'vitest';
import { ApiError, failureOf, sentenceOf } from './api-error.ts';

const failed = (status?: number) => new ApiError({ method: 'GET', ...(status && { status }) });

describe('a failed query', () => {
  it.each([
    ['has nothing to show when nothing was loaded before', undefined, failed(500), true],
    ['keeps the older data when the network fails', 'read', failed(), false],
    ['keeps the older data when the server fails', 'read', failed(500), false],
    ['drops a record that is gone', 'read', failed(404), true],
    ['drops a record that may no longer be seen', 'read', failed(403), true],
  ])('%s', (_, data, error, nothing) => {
    expect(failureOf({ data, error })).toBe(nothing ? error : undefined);
  });
});

describe('the message of a failure', () => {
  it('says that a busy server is busy, whichever program answered', () => {
    expect(sentenceOf(failed(503))).toBe('The directory is busy. Please try again shortly.');
    expect(sentenceOf(failed(500))).toBe('Server error');
  });
});
