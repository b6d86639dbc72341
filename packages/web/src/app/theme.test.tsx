// @vitest-environment jsdom
import { Button, MantineProvider, MultiSelect, Select } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { theme } from './theme.ts';

describe('a list of options', () => {
  inBrowser();

  it.each([
    ['one', <Select key="one" searchable label="Country" data={['Italy']} />],
    ['several', <MultiSelect key="several" searchable label="Country" data={['Italy']} />],
  ])('for %s opens on demand, not on focus', async (_, field) => {
    renderPage(() => <MantineProvider theme={theme}>{field}</MantineProvider>);
    const box = await screen.findByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'));
  });

  it.each([
    ['one', <Select key="one" searchable label="Country" data={['Côte d’Ivoire', 'Italy', 'New Zealand']} />],
    [
      'several',
      <MultiSelect key="several" searchable label="Country" data={['Côte d’Ivoire', 'Italy', 'New Zealand']} />,
    ],
  ])('for %s is narrowed by any typed words, without their accents', async (_, field) => {
    renderPage(() => <MantineProvider theme={theme}>{field}</MantineProvider>);
    const box = await screen.findByRole('combobox', { name: 'Country' });
    const shown = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
    await userEvent.type(box, 'cote ivo');
    await waitFor(() => expect(shown()).toEqual(['Côte d’Ivoire']));
    await userEvent.clear(box);
    await userEvent.type(box, 'zealand new');
    await waitFor(() => expect(shown()).toEqual(['New Zealand']));
  });

  const statuses = ['Certificated', 'Not certificated', 'Suspended', 'Surrendered', 'Withdrawn'];

  it.each([
    ['one', <Select key="one" label="Status" data={statuses} defaultValue="Certificated" />],
    ['several', <MultiSelect key="several" label="Status" data={statuses} />],
  ])('for %s moves to the option that begins with what is typed, and chooses it with Space', async (_, field) => {
    renderPage(() => <MantineProvider theme={theme}>{field}</MantineProvider>);
    const box = await screen.findByRole('combobox', { name: 'Status' });
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    for (const key of 'sur') fireEvent.keyDown(box, { key });
    await waitFor(() => expect(active()).toBe('Surrendered'));
    box.focus();
    await userEvent.keyboard('{End}');
    expect(active()).toBe('Withdrawn');
    await userEvent.keyboard('{Home}');
    expect(active()).toBe('Certificated');
    await userEvent.keyboard('n ');
    expect(screen.getByRole('option', { name: 'Not certificated', hidden: true }).ariaSelected).toBe('true');
  });

  const statusField = () => {
    renderPage(() => (
      <MantineProvider theme={theme}>
        <Select label="Status" data={statuses} />
      </MantineProvider>
    ));
    return screen.findByRole('combobox', { name: 'Status' });
  };

  const press = (box: HTMLElement, ...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(box, { key, code: key });
  };

  it('moves no further once another key has ended what was typed while it opened', async () => {
    const box = await statusField();
    press(box, 'w', 'i', 'Home');
    const first = await screen.findByRole('option', { name: 'Certificated', hidden: true });
    await new Promise((later) => setTimeout(later, 50));
    expect([first.id, null, '']).toContain(box.getAttribute('aria-activedescendant'));
  });

  it('chooses on Enter what was typed while it opened', async () => {
    const box = await statusField();
    press(box, 's', 'u', 's', 'Enter');
    await waitFor(() => expect(box).toHaveProperty('value', 'Suspended'));
    expect(box.ariaExpanded).toBe('false');
    press(box, 'w', 'Enter');
    await waitFor(() => expect(box).toHaveProperty('value', 'Withdrawn'));
  });

  it('opens on Enter, and chooses nothing, once Escape has ended what was typed while it opened', async () => {
    const box = await statusField();
    press(box, 'w', 'Escape', 'Enter');
    await new Promise((later) => setTimeout(later, 50));
    expect([box.ariaExpanded, box.getAttribute('value')]).toEqual(['true', '']);
  });

  it('chooses on Enter the option that is shown as active, whenever the kit takes note of the chosen one', async () => {
    const box = await statusField();
    fireEvent.click(box);
    // Before the kit's timers run.
    press(box, 'w', 'i');
    await new Promise((later) => setTimeout(later, 50));
    press(box, 'Enter');
    await waitFor(() => expect(box).toHaveProperty('value', 'Withdrawn'));
  });

  it('goes on to the next option when its first letter is typed again', async () => {
    const box = await statusField();
    await userEvent.click(box);
    await screen.findByRole('option', { name: 'Suspended', hidden: true });
    press(box, 's', 's', 'Enter');
    expect(box).toHaveProperty('value', 'Surrendered');
  });
});

describe('a button that is busy', () => {
  inBrowser();

  it('keeps the focus and cannot be pressed', async () => {
    const pressed = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <MantineProvider theme={theme}>
        <form onSubmit={pressed}>
          <Button type="submit" loading={busy}>
            Save
          </Button>
        </form>
      </MantineProvider>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    rerender(form(true));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(pressed).toHaveBeenCalledOnce();
    expect([document.activeElement, button.disabled, button.ariaDisabled]).toEqual([button, false, 'true']);
  });
});
