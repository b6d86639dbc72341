import { RouterProvider } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import { createPrivateRouter } from '../private-routes.tsx';
import { Providers } from '../providers.tsx';

// A busy machine may be slow to load a lazy page.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

/** The private part of the product at an address, as it stands for whoever is signed in. */
export const openPrivate = (path: string) => {
  window.history.replaceState({}, '', path);
  const router = createPrivateRouter();
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
};
