import './kit.css';
import 'virtual:theme-variables.css';
import '../kernel/text-compiler.ts';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../kernel/queries.ts';
import { createPrivateRouter } from './private-routes.tsx';
import { Providers } from './providers.tsx';
import { announceStaleReadings } from './stale-readings.ts';

const router = createPrivateRouter();
announceStaleReadings(queryClient);

/** The private pages with the component kit. */
export const PrivatePages = () => (
  <Providers>
    <RouterProvider router={router} />
  </Providers>
);
