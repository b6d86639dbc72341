export { seeSite, uploadToSite } from './site.scope.ts';
