export { officeContact } from './certification-body.queries.ts';
export { isActiveBody } from './certification-body-options.queries.ts';
