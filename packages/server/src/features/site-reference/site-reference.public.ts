export { siteReference } from './site-reference.queries.ts';
