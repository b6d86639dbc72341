import './styles.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import 'virtual:theme-variables.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers.tsx';
import { createAppRouter, privateArea, publicTree } from './routes.tsx';

/** Routes match without regard to case, so this does too: otherwise each tree would send `/Private` to the other. */
const isPrivate = (path: string) => `${path.toLowerCase()}/`.startsWith(`${privateArea}/`);

const routerFor = async (path: string) =>
  isPrivate(path) ? (await import('./private-routes.tsx')).createPrivateRouter() : createAppRouter(publicTree());

const start = async (place: HTMLElement) => {
  const router = await routerFor(window.location.pathname);
  createRoot(place).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
};

const place = document.getElementById('root');
if (place) void start(place);
