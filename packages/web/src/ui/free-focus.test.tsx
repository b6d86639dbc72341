// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusInPlace, useFocusInWaitingDialog } from './free-focus.ts';

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

describe('a control that gets the focus back', () => {
  it.each([
    [true, 'above the window', -100],
    [true, 'below what covers its end', 700],
    [true, 'partly below what covers its end', 650],
    [false, 'in sight', 300],
    [false, 'too tall to be seen whole', 300, 900],
  ])('scrolls into view: %s for one %s', (isScrolled, _, top, height = 40) => {
    document.documentElement.style.scrollPaddingBottom = '100px';
    render(<button type="button">Edit</button>);
    const button = screen.getByRole('button');
    button.getBoundingClientRect = () => new DOMRect(0, top, 80, height);
    button.scrollIntoView = vi.fn();
    focusInPlace(button);
    expect(document.activeElement).toBe(button);
    expect(button.scrollIntoView).toHaveBeenCalledTimes(isScrolled ? 1 : 0);
    document.documentElement.style.scrollPaddingBottom = '';
  });
});
