// @vitest-environment jsdom
import { RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, signInAs } from '../kernel/testing/render-page.tsx';
import { createPrivateRouter } from './private-routes.tsx';
import { Providers } from './providers.tsx';

describe('the private area', () => {
  inBrowser();

  it.each(['/private/nothing', '/Private/nothing/there'])('says that there is nothing at %s', async (path) => {
    signInAs('Company User', []);
    window.history.replaceState({}, '', path);
    render(
      <Providers>
        <RouterProvider router={createPrivateRouter()} />
      </Providers>,
    );
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  });
});
