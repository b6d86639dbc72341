export { quietSiteCalls, SiteFormUnavailable, SiteLine, siteHead, siteQuery } from './site-record.parts.tsx';
