import { describe, expect, it } from 'vitest';
import { inUploadPlace } from './upload-places.ts';

const megabyte = 1_000_000;

describe('a place for an upload', () => {
  it('is there for four of each person until the work of one has ended, also when it fails', async () => {
    const [work, others] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const first = inUploadPlace('ann', megabyte, () => work.promise);
    const more = Array.from({ length: 3 }, () => inUploadPlace('ann', megabyte, () => others.promise));
    expect(await inUploadPlace('ann', megabyte, async () => 'done')).toEqual({ noPlace: 'own' });
    expect(await inUploadPlace('bea', megabyte, async () => 'done')).toEqual({ answer: 'done' });
    work.reject(new Error('cut off'));
    await expect(first).rejects.toThrow('cut off');
    expect(await inUploadPlace('ann', megabyte, async () => 'done')).toEqual({ answer: 'done' });
    others.resolve('done');
    await Promise.all(more);
  });

  it('is there as long as all uploads together are no larger than ten of the largest', async () => {
    const work = Promise.withResolvers<string>();
    const held = Array.from({ length: 10 }, (_, at) =>
      inUploadPlace(`person ${at}`, 20 * megabyte, () => work.promise),
    );
    expect(await inUploadPlace('ann', 1, async () => 'done')).toEqual({ noPlace: 'all' });
    work.resolve('done');
    await Promise.all(held);
    expect(await inUploadPlace('ann', 1, async () => 'done')).toEqual({ answer: 'done' });
  });
});
