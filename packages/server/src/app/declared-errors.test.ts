import { userErrors } from '@attestry/contract/features/user/user.errors.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { expect, it } from 'vitest';
import { requireDeclared } from './testing/declared-errors.ts';

const archived =
  (path: string, { code, message }: { code: string; message: string }) =>
  () =>
    requireDeclared('POST', `/companydirectory/api/${path}?from=here`, { code, message });

it('tests refuse an error answer that its endpoint does not declare', () => {
  expect(archived('Sites/30001/archive', userErrors.limitReached)).toThrow(
    'site.archive answers user.limitReached, which it does not declare.',
  );
});

it('tests accept an error that the endpoint declares or that every endpoint may return', () => {
  expect(archived('SITES/30001/Archive', kernelErrors.notFound)).not.toThrow();
  expect(archived('nothing', userErrors.limitReached)).not.toThrow();
});
