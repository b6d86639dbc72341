import { expect, it } from 'vitest';
import { withoutCopies } from './copies.ts';

it('takes a file for no copy that has changed since it was chosen and cannot be read', async () => {
  const changed = new File(['one'], 'changed.xlsx');
  changed.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  const file = new File(['two'], 'file.xlsx');
  expect(await withoutCopies([file], [changed])).toEqual({ fresh: [file], copies: [] });
});
