export { dashboardLookups } from './dashboard.parts.tsx';
