export { published } from './public-directory.scope.ts';
export { publicPageRoutes } from './public-pages.routes.ts';
export { publishedCertificates } from './published-certificates.queries.ts';
