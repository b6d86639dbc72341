export { scheduledAfter } from './next-audit.parts.tsx';
