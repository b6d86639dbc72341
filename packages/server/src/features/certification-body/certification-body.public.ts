export { isApprovedFor } from './approved-body.queries.ts';
export { readNameOfBody, seeBody, seeOffice } from './certification-body.scope.ts';
export { isActiveBody } from './certification-body-options.queries.ts';
export { officeContact, offices } from './office.queries.ts';
