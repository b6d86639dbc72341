import { expect, it } from 'vitest';

it('creates elements in tests without taking a stack trace for each', () => {
  expect(Object.getOwnPropertyDescriptor(<p />, '_debugStack')?.value).toBe(
    Object.getOwnPropertyDescriptor(<br />, '_debugStack')?.value,
  );
});
