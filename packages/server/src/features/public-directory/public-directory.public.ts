export { published } from './public-directory.scope.ts';
export { publishedCertificates } from './published-certificates.queries.ts';
