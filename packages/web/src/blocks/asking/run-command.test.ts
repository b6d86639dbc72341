import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
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

it('shows a call that failed', async () => {
  const send = () => Promise.reject(new ApiError({ method: 'POST', status: 500 }));
  await runCommand({ ...archiving(true), send });
  expect(notice()).toMatchObject({ kind: 'banner', text: 'Server error' });
});

it('hides no error other than that of a failed call', async () => {
  const defect = new Error('A defect');
  await expect(runCommand({ ...archiving(true), send: () => Promise.reject(defect) })).rejects.toBe(defect);
});

it('takes an error after the command was carried out for no failure of it', async () => {
  const defect = new Error('A defect');
  const failed = vi.fn();
  const message = () => {
    throw defect;
  };
  await expect(runCommand({ ...archiving(true), message, failed })).rejects.toBe(defect);
  expect(failed).not.toHaveBeenCalled();
});
