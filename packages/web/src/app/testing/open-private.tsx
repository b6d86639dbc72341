import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createPrivateRouter } from '../private-routes.tsx';
import { Providers } from '../providers.tsx';

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
