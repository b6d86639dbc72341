export { quietSiteCalls, SiteFormUnavailable, siteHead, siteLine, siteQuery } from './site-record.parts.tsx';
