import { expect, it } from 'vitest';
import type { Outcome } from '../../asking/send-each.ts';
import { textOf } from './outcome-text.ts';

const done = ['1', '2', '3'].map((key) => ({
  key,
  message: 'Archived',
  messageForMany: (count: number) => `${count} archived`,
}));
const row = {
  key: '4',
  name: 'Mill 4',
  reason: 'Closed',
  command: { endpoint: { permission: 'signedIn' }, send: async () => ({ message: '', inverse: undefined }) },
} as const;
const outcome: Outcome = { done, refused: [row], failed: [], inverse: [] };

it('counts the rows that were not sent after an action was stopped', () => {
  expect(textOf({ action: 'Archive' }, outcome, 4)).toBe('3 archived, 1 refused');
  expect(textOf({ action: 'Archive' }, outcome, 24)).toBe('3 archived, 1 refused, 20 not sent');
  const summary = (count: number) => `${count} put away`;
  expect(textOf({ action: 'Archive', summary }, outcome, 24)).toBe('3 put away, 20 not sent');
});
