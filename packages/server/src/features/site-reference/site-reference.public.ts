export { siteReference, supplierNumber } from './site-reference.queries.ts';
