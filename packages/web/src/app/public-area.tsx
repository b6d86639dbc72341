import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { createAppRouter } from './routes.tsx';

/** Public pages do without the component kit, which would be a tenth of what a visitor loads. */
export const PublicArea = ({ client, router }: { client: QueryClient; router: ReturnType<typeof createAppRouter> }) => (
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);
