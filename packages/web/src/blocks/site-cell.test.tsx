// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteCell } from './site-cell.tsx';

const row = { site: 'مخبز النخيل', siteCode: '1000509', city: 'الرياض', country: 'Saudi Arabia' };

it('shows the name, the code and the place of a site, each in its own direction', () => {
  const { container } = render(<SiteCell row={row} isShown={() => false} />);
  expect(container.textContent).toBe('مخبز النخيل1000509 · \u2068الرياض\u2069, Saudi Arabia');
  expect(container.querySelector('bdi')?.textContent).toBe('مخبز النخيل');
});

it('leaves out what has a column of its own, and what is empty', () => {
  const { container } = render(<SiteCell row={{ ...row, city: '' }} isShown={(column) => column === 'siteCode'} />);
  expect(container.textContent).toBe('مخبز النخيلSaudi Arabia');
});
