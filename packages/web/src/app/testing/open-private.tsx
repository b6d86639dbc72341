import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createPrivateRouter } from '../private-routes.tsx';
import { Providers } from '../providers.tsx';

/** Opens an address of the private area as the signed-in user. */
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
