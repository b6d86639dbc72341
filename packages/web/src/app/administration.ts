import { Settings } from 'lucide-react';
import { administrationPath } from '../blocks/addresses.ts';
import { dashboardLookups } from '../features/dashboard/dashboard.public.ts';
import { administrationRoutes, dashboardRoutes } from '../features/dashboard/dashboard.routes.tsx';
import { systemRoutes } from '../features/system/system.routes.tsx';

/** What only the standards body's Admin has: the dashboards of everybody, and the system. */
export const administration = [
  { flag: 'AuditFeature', routes: dashboardRoutes, lookups: dashboardLookups },
  {
    routes: administrationRoutes,
    menu: { label: 'Administration', to: administrationPath, icon: Settings, needs: 'Administration.View' },
  },
  { routes: systemRoutes },
] as const;
