// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser } from '../kernel/testing/render-page.tsx';
import { openPrivateArea } from './open-private-area.tsx';

describe('the private area, if its scripts do not arrive', () => {
  inBrowser();

  it('says that it could not be loaded, and offers to try again', async () => {
    const Area = await openPrivateArea(() => Promise.reject(new TypeError('Failed to fetch')));
    render(<Area />);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be shown');
    expect(main.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
