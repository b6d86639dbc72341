export { RequestLink, requestActions, requestRowAction } from './report-access.parts.tsx';
