// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeHost } from './notice-host.tsx';

describe('a confirmation with Undo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(cleanup);

  it('stays while it is hovered or focused, and for its full time afterwards', () => {
    const gone = vi.fn();
    const action = { label: 'Undo', run: () => undefined };
    const notice = { id: 1, kind: 'snackbar', text: 'Audit 7 is now Archived', action, duration: 10_000 } as const;
    const notices = [notice];
    render(<NoticeHost notices={notices} dismissLabel="Dismiss" onDismiss={gone} />);
    const undo = screen.getByRole('button', { name: 'Undo' });
    const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
    pass(9);
    fireEvent.pointerEnter(undo.parentElement ?? undo);
    pass(60);
    act(() => undo.focus());
    fireEvent.pointerLeave(undo.parentElement ?? undo);
    pass(60);
    expect(gone).not.toHaveBeenCalled();
    act(() => undo.blur());
    pass(9);
    expect(gone).not.toHaveBeenCalled();
    pass(1);
    expect(gone).toHaveBeenCalledWith(1);
  });

  it('keeps focused elements clear of it while it is shown', () => {
    const isMarked = () => document.documentElement.hasAttribute('data-confirming');
    const { leave } = show(() => undefined);
    expect(isMarked()).toBe(true);
    leave();
    expect(isMarked()).toBe(false);
  });

  const show = (run: () => void) => {
    const gone = vi.fn();
    const notice = {
      id: 1,
      kind: 'snackbar',
      text: 'Shared',
      action: { label: 'Undo', run },
      duration: 10_000,
    } as const;
    const page = (notices: (typeof notice)[]) => (
      <>
        <NoticeHost notices={notices} dismissLabel="Dismiss" onDismiss={gone} />
        <button type="button">Share</button>
        <input aria-label="Name" />
      </>
    );
    const { rerender } = render(page([notice]));
    return { gone, leave: () => rerender(page([])), share: screen.getByRole('button', { name: 'Share' }) };
  };

  it('is undone with Ctrl Z from everywhere but a field, where it undoes what was typed', () => {
    const undo = vi.fn();
    const { share, leave } = show(undo);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
    expect(undo).not.toHaveBeenCalled();
    fireEvent.keyDown(share, { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
    leave();
    fireEvent.keyDown(share, { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
  });

  it('gives the focus back to where it came from when it leaves', () => {
    const { share, leave } = show(() => undefined);
    act(() => share.focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    leave();
    expect(document.activeElement).toBe(share);
  });

  it('stays if its time ends before a busy page has noticed that it has the focus', () => {
    const { gone } = show(() => undefined);
    screen.getByRole('button', { name: 'Undo' }).focus();
    vi.advanceTimersByTime(10_000);
    expect(gone).not.toHaveBeenCalled();
  });
});
