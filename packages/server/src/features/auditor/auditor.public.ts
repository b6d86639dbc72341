export { auditors } from './auditor.queries.ts';
