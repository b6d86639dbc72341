// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { FieldRow, FieldRows } from './field-row.tsx';

inBrowser();

it('keeps the direction of a text, whichever the page has', async () => {
  renderPage(() => (
    <FieldRows>
      <FieldRow label="Scope">Baking.</FieldRow>
    </FieldRows>
  ));
  expect((await screen.findByText('Baking.')).tagName).toBe('BDI');
});
