export { archiveActions, validateActions } from './audit-life.parts.tsx';
export { appearsPublicly, closesCurrent, statusEffects } from './audit-questions.parts.tsx';
