// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusInWaitingDialog } from './free-focus.ts';

const Fields = () => {
  useFocusInWaitingDialog();
  return <input aria-label="Country" />;
};

const WaitingDialog = ({ loaded }: { loaded: boolean }) => (
  <>
    <button type="button">Filters</button>
    <div role="dialog" tabIndex={-1}>
      {loaded && <Fields />}
    </div>
  </>
);

afterEach(cleanup);

describe('a dialog that waits for its fields', () => {
  it('gives the focus to its first field', () => {
    const { rerender } = render(<WaitingDialog loaded={false} />);
    screen.getByRole('dialog').focus();
    rerender(<WaitingDialog loaded />);
    expect(document.activeElement).toBe(screen.getByLabelText('Country'));
  });

  it('leaves the focus where the reader has moved it meanwhile', () => {
    const { rerender } = render(<WaitingDialog loaded={false} />);
    screen.getByRole('button', { name: 'Filters' }).focus();
    rerender(<WaitingDialog loaded />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  });
});
