// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { FieldRow, FieldRows } from './field-row.tsx';
import { Missing } from './missing.tsx';

const labels = () => screen.queryAllByRole('term').map((term) => term.textContent);

/** Three rows: one with a value, one that could be filled in here, and one that could not. */
const show = (fillIn?: string) =>
  renderPage(() => (
    <FieldRows fillIn={fillIn}>
      <FieldRow label="Scope">Baking.</FieldRow>
      <FieldRow label="Website">
        <button type="button">
          <Missing fillable />
        </button>
      </FieldRow>
      <FieldRow label="Fax number" />
    </FieldRows>
  ));

describe('the rows of a record', () => {
  inBrowser();

  it('keep the direction of a text in a page of either direction', async () => {
    show();
    expect((await screen.findByText('Baking.')).tagName).toBe('BDI');
  });

  it('name in one line what this reader may fill in', async () => {
    show();
    expect(await screen.findByText('Not filled in yet: Website')).toBeDefined();
    expect(labels()).toEqual(['Scope']);
  });

  it('open the editors of what can be filled in here', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Website' }));
    expect(labels()).toEqual(['Scope', 'Website']);
    expect(screen.queryByText(/^Not filled in yet/)).toBeNull();
  });

  it('link to the form that fills in everything', async () => {
    show('/form');
    const add = await screen.findByRole('link', { name: 'Add: Website, Fax number' });
    expect(add.getAttribute('href')).toBe('/form');
  });

  it('leave out missing values that the reader may not fill in', async () => {
    renderPage(() => (
      <FieldRows>
        <FieldRow label="Scope">Baking.</FieldRow>
        <FieldRow label="Fax number" />
      </FieldRows>
    ));
    expect(await screen.findByText('Baking.')).toBeDefined();
    expect(labels()).toEqual(['Scope']);
    expect(screen.queryByText(/^Not filled in yet/)).toBeNull();
  });

  it('say that there is no data if every value is missing', async () => {
    renderPage(() => (
      <FieldRows>
        <FieldRow label="Fax number" />
      </FieldRows>
    ));
    expect(await screen.findByText('No data')).toBeDefined();
  });
});
