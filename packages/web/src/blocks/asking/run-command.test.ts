import { beforeEach, expect, it, vi } from 'vitest';
import { dismissNotice, noticeStore } from '../../kernel/notices.ts';
import { type Command, runCommand } from './run-command.ts';

const archiving = (archives: boolean): Command<void> => ({
  send: async () => undefined,
  message: () => (archives ? 'Alder Mill is now Archived' : 'Alder Mill is now Active'),
  undo: () => archiving(!archives),
  endpoint: { permission: 'Site.Revise' },
});

const notice = () => noticeStore.current()[0];

beforeEach(() => {
  for (const { id } of noticeStore.current()) dismissNotice(id);
});

it('offers Undo for a command, but none for its Undo', async () => {
  await runCommand(archiving(true));
  expect(notice()?.action?.label).toBe('Undo');
  notice()?.action?.run();
  await vi.waitFor(() => expect(notice()?.text).toBe('Alder Mill is now Active'));
  expect(notice()?.action).toBeUndefined();
});
