import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/source-serif-4/600.css';
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredColours } from '../kernel/colours.ts';
import { queryClient } from '../kernel/queries.ts';
import { createAppRouter, privateArea, publicTree } from './routes.tsx';

/** Case-insensitive like the routes; otherwise each tree would redirect `/Private` to the other. */
const isPrivate = (path: string) => `${path.toLowerCase()}/`.startsWith(`${privateArea}/`);

/** Public pages do without the component kit, which would be a tenth of what a visitor loads. */
const openPublicArea = (): ComponentType => {
  const router = createAppRouter(publicTree());
  return () => (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
};

const openPrivateArea = async (): Promise<ComponentType> => {
  const { loadPrivatePages } = await import('./load-private-pages.ts');
  return loadPrivatePages();
};

const start = async (place: HTMLElement) => {
  applyStoredColours();
  const Area = isPrivate(window.location.pathname) ? await openPrivateArea() : openPublicArea();
  createRoot(place).render(
    <StrictMode>
      <Area />
    </StrictMode>,
  );
};

const place = document.getElementById('root');
if (place) void start(place);
