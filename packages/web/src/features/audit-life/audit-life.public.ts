export { lifeActions } from './audit-life.parts.tsx';
