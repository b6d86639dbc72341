export { scheduleAt, shareSite, uploadToSite } from './site.scope.ts';
