export { scheduleAt, seeSite, shareSite, uploadToSite } from './site.scope.ts';
