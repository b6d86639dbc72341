export { searchTabs } from './site.parts.tsx';
export { SitesOfCompany } from './sites-of-company.parts.tsx';
