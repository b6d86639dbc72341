export { searchTabs, sitePath, siteQuery } from './site.parts.tsx';
export { SitesOfCompany } from './sites-of-company.parts.tsx';
