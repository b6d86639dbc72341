export { readShown, shownDashboards } from './dashboard.queries.ts';
