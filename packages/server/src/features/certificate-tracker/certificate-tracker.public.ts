export { trackedAudits } from './certificate-tracker.queries.ts';
export { requireUpgraded } from './certificate-tracker.scope.ts';
