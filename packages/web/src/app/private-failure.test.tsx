// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { inBrowser } from '../kernel/testing/render-page.tsx';
import { openPrivate } from './testing/open-private.tsx';

describe('the private area, while nobody can sign in', () => {
  inBrowser();

  it('says so as the content of the page', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    openPrivate('/private/company');
    const [main, ...others] = await screen.findAllByRole('main');
    expect(others).toEqual([]);
    expect(within(main!).getByRole('heading', { level: 1 }).textContent).toBe('This page could not be shown');
    const brand = within(screen.getByRole('banner')).getByRole('link');
    expect(brand.getAttribute('href')).toBe('/');
  });
});
