// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { InlineField } from './inline-field.tsx';

const show = (onSave: (value: string) => Promise<unknown>, editable = true) =>
  renderPage(() => (
    <InlineField label="Scope" value="Baking" editor={{ kind: 'text' }} editable={editable} onSave={onSave} />
  ));
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Scope: Baking' }));
  await screen.findByRole('textbox', { name: 'Scope' });
};

describe('a field edited in place', () => {
  inBrowser();

  it('keeps the direction of its text in a page of either direction', async () => {
    show(() => Promise.resolve());
    expect((await screen.findByText('Baking')).tagName).toBe('BDI');
  });

  it('shows "Editing..." while it saves and returns the focus', async () => {
    const saved: string[] = [];
    let finish = () => {};
    show((value) => {
      saved.push(value);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), ' bread{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Editing...');
    finish();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Scope: Baking'));
    expect(saved).toEqual(['Baking bread']);
  });

  it('can be saved and cancelled by pressing a button', async () => {
    const saved: string[] = [];
    show(async (value) => saved.push(value));
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), ' bread');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: Scope' }));
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save: Scope' }));
    expect(saved).toEqual(['Baking!']);
  });

  it('shows its options at once, in the list that its field names as its own', async () => {
    const options = ['AA', 'A', 'B'].map((grade) => ({ value: grade, label: grade }));
    renderPage(() => (
      <InlineField
        label="Grade"
        value="AA"
        editor={{ kind: 'select', options }}
        editable
        onSave={() => Promise.resolve()}
      />
    ));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Grade: AA' }));
    const field = await screen.findByRole('combobox', { name: 'Grade', expanded: true });
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  it('moves by arrows from its present value', async () => {
    const saved: string[] = [];
    const options = ['AA', 'A', 'B', 'C'].map((grade) => ({ value: grade, label: grade }));
    renderPage(() => (
      <InlineField
        label="Grade"
        value="A"
        editor={{ kind: 'select', options }}
        editable
        onSave={async (grade) => void saved.push(grade)}
      />
    ));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Grade: A' }));
    await screen.findByRole('option', { name: 'A' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(saved).toEqual(['B']));
  });

  it('scrolls to its buttons when it opens', async () => {
    const scrolledTo: (string | null)[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolledTo.push(this.textContent);
    };
    show(() => Promise.resolve());
    await open();
    expect(scrolledTo).toEqual(['SaveCancel']);
  });

  it.each([
    ['is saved', () => Promise.resolve()],
    ['cannot be saved', () => Promise.reject(new Error('no'))],
  ])('leaves the focus in the field where the user is typing when it %s', async (_what, end) => {
    let finish = () => {};
    renderPage(() => (
      <>
        <InlineField
          label="Scope"
          value="Baking"
          editor={{ kind: 'text' }}
          editable
          onSave={() => new Promise<void>((resolve) => (finish = resolve)).then(end)}
        />
        <input aria-label="Exclusion" />
      </>
    ));
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), '!');
    const next = screen.getByRole('textbox', { name: 'Exclusion' });
    await userEvent.type(next, 'con');
    finish();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await userEvent.keyboard('fectionery');
    expect(next).toHaveProperty('value', 'confectionery');
  });

  it('shows "Could not save changes" and keeps what was typed', async () => {
    show(() => Promise.reject(new Error('no')));
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), '!{Enter}');
    expect(await screen.findByText('Could not save changes')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Scope' })).toHaveProperty('value', 'Baking!');
  });

  it('saves nothing on Escape or when nothing changed', async () => {
    const saved: string[] = [];
    show(async (value) => saved.push(value));
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), '!{Escape}');
    await open();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Edit Scope: Baking' });
    expect(saved).toEqual([]);
  });

  it('closes when the present value is chosen again', async () => {
    const saved: string[] = [];
    const options = ['Announced', 'Unannounced'].map((name) => ({ value: name, label: name }));
    renderPage(() => (
      <InlineField
        label="Programme"
        value="Announced"
        editor={{ kind: 'select', options }}
        editable
        onSave={async (value) => saved.push(value)}
      />
    ));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Programme: Announced' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Announced' }));
    const trigger = await screen.findByRole('button', { name: 'Edit Programme: Announced' });
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(saved).toEqual([]);
  });

  it('does not save an incomplete day and says so', async () => {
    const saved: string[] = [];
    const save = async (day: string) => saved.push(day);
    renderPage(() => (
      <InlineField label="Expiry date" value="2026-05-17" editor={{ kind: 'day' }} editable onSave={save} />
    ));
    await userEvent.click(await screen.findByRole('button', { name: /Edit Expiry date/ }));
    const box = screen.getByRole('textbox', { name: 'Expiry date' });
    await userEvent.type(box, '{Backspace}{Enter}');
    expect(await screen.findByText('Is not a date (YYYY-MM-DD)')).toBeDefined();
    await userEvent.type(box, '8{Enter}');
    await waitFor(() => expect(saved).toEqual(['2026-05-18']));
  });

  it('is plain text for readers who may not change it', async () => {
    show(async () => undefined, false);
    expect(await screen.findByText('Baking')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
