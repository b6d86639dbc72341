// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeHost } from './notice-host.tsx';

describe('a confirmation with Undo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

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
});
