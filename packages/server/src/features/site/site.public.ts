export { archiveSite, isSharedSite, scheduleAt, shareSite, uploadToSite } from './site.scope.ts';
