export { searchTabs, siteQuery } from './site.parts.tsx';
export { SitesOfCompany } from './sites-of-company.parts.tsx';
