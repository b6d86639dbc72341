export { requestActions } from './report-access.parts.tsx';
