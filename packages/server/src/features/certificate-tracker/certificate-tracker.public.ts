export { requireUpgraded } from './certificate-tracker.scope.ts';
export { statesToday } from './state-today.scope.ts';
