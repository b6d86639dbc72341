export { seeSite, shareSite, uploadToSite } from './site.scope.ts';
