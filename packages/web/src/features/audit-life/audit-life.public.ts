export { archiveActions, validateActions } from './audit-life.parts.tsx';
