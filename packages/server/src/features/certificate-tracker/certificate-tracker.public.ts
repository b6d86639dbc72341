export { trackedAudits } from './certificate-tracker.queries.ts';
export { requireUpgraded } from './certificate-tracker.scope.ts';
export { statesToday } from './state-today.scope.ts';
