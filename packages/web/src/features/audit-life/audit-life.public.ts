export { archiveActions, validateActions } from './audit-life.parts.tsx';
export { appearsPublicly, closesCurrent, standings } from './audit-questions.parts.tsx';
