export { officeContact } from './certification-body.queries.ts';
