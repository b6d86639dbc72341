// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFieldLeftInPrint } from './use-field-left-in-print.ts';

afterEach(cleanup);

/** A value that is edited in a field until that is left, beside a field that stays. */
const Page = () => {
  useFieldLeftInPrint();
  const [scope, setScope] = useState('Baking');
  const [draft, setDraft] = useState<string>();
  const leave = () => {
    setScope(draft ?? scope);
    setDraft(undefined);
  };
  return (
    <>
      {draft === undefined ? (
        <button type="button" onClick={() => setDraft(scope)}>
          {scope}
        </button>
      ) : (
        <input aria-label="Scope" value={draft} onChange={({ target }) => setDraft(target.value)} onBlur={leave} />
      )}
      <input aria-label="Search" />
    </>
  );
};
const send = (type: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(type));

it('prints what is being typed as a value', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Scope'), ' of bread');
  send('beforeprint');
  expect(screen.getByRole('button').textContent).toBe('Baking of bread');
  expect(screen.queryByLabelText('Scope')).toBeNull();
  act(() => void send('afterprint'));
});

it('returns to a field that is still there after printing', async () => {
  render(<Page />);
  const search = screen.getByLabelText('Search');
  await userEvent.click(search);
  send('beforeprint');
  expect(document.activeElement).toBe(document.body);
  send('afterprint');
  expect(document.activeElement).toBe(search);
});
