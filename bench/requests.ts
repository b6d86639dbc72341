// The requests that are measured, the same at every size of the register.

export interface BenchRequest {
  what: string;
  path: string;
  /** The demo account that sends the request; without one, the request is anonymous. */
  email?: string;
}

const audits = '/audit/api/Audit';
const certificates = '/PublicDirectory/api/PublicDirectory/site';
/** ISO 3166-1 numbers of two of the demo's biggest countries. */
const twoCountries = 'country=826&country=840';

export const bodyAdmin = 'body-admin@demo.example';
export const company = 'company-bi-s-user@demo.example';
/** The company with which sites are shared. */
export const buyer = 'buyer@demo.example';
export const cbAdmin = 'cb-full-admin@demo.example';
const abUser = 'ab-user@demo.example';

/** Measured for throughput, compared with pgbench. */
export const busiest: readonly BenchRequest[] = [
  { what: 'Audit list, CB Full Admin', path: audits, email: cbAdmin },
  { what: 'Audit list, body Admin', path: audits, email: bodyAdmin },
  { what: 'Public search, two words', path: `${certificates}?searchTerm=northfield+seafood` },
  { what: 'Public search, one country', path: `${certificates}?country=578` },
];

const forList = (list: string, path: string, email?: string) => (what: string, query: string) => ({
  what: `${list}, ${what}`,
  path: query ? `${path}?${query}` : path,
  ...(email && { email }),
});

const ofAudits = forList('Audits', audits, bodyAdmin);
/** One in twenty of the demo's audits has a report. */
const ofOne = (what: string, path: string) => ({
  what: `One audit, ${what}`,
  path: `${audits}/500001${path}`,
  email: bodyAdmin,
});
/** What the directory publishes about certification bodies is as little in a large register as in a small one. */
const ofBodies = forList('Public, certification bodies', '/PublicDirectory/api/PublicDirectory/CertificationBody');
const ofCertificates = forList('Public', certificates);

/** Measured at two sizes of the register. */
export const growthRequests: readonly BenchRequest[] = [
  ofAudits('site code', 'searchTerm=1000123'),
  ofAudits('two words', 'searchTerm=northfield+seafood'),
  ofAudits('one typing error', 'searchTerm=larkspru+dairy'),
  ofAudits('a very common word', 'searchTerm=foods'),
  ofAudits('one country', 'country=578'),
  ofAudits('page 1', ''),
  ofAudits('page 50', 'pageNumber=50'),
  ofAudits('current, two big countries', `auditStatus=Current&${twoCountries}`),
  ofAudits('by certification status', 'sortBy=certificationStatus'),
  forList('Audits', audits, abUser)('page 1 of an AB User', ''),
  ofOne('details', ''),
  ofOne('report', '/Report'),
  ofOne('history', '/history'),
  ofOne('change log', '/changeLog'),
  ofCertificates('site code', 'searchTerm=1000123'),
  ofCertificates('two words', 'searchTerm=northfield+seafood'),
  ofCertificates('one typing error', 'searchTerm=larkspru+dairy'),
  ofCertificates('a very common word', 'searchTerm=foods'),
  ofCertificates('one country', 'country=578'),
  ofCertificates('page 1', ''),
  ofCertificates('page 50', 'pageNumber=50'),
  ofCertificates('two big countries', twoCountries),
  ofBodies('one word', 'searchTerm=certifica'),
  ofBodies('one standard and stars', 'standard=6&rating=4'),
  ofBodies('certificates of one grade', 'grade=AA%2B'),
];

const tracker = '/verify/api/Verify';
const trackedFor = (who: string, email: string) => forList(`Tracker of ${who}`, tracker, email);
const ofBuyer = trackedFor('a buyer', buyer);

/** The Certificate Tracker, measured at two sizes of the register. */
export const trackerRequests: readonly BenchRequest[] = [
  ofBuyer('page 1', ''),
  ofBuyer('page 50', 'pageNumber=50'),
  ofBuyer('by grade, which some rows hide', 'sortBy=grade'),
  ofBuyer('by expiry date, latest first', 'sortBy=expiryDate&order=desc'),
  ofBuyer('by audit owner, which most rows hide', 'sortBy=auditOwner'),
  ofBuyer('one grade', 'grade=A'),
  ofBuyer('expiring in a month', 'expiryDateFrom=2026-12-01&expiryDateTo=2026-12-31'),
  ofBuyer('two words', 'searchTerm=northfield+seafood'),
  ofBuyer('by last change, latest first', 'sortBy=lastChange&order=desc'),
  ofBuyer('its favourites', 'showFavourites=true'),
  forList('Tracker of a buyer', `${tracker}/favourites/summary`, buyer)('its favourites by state', ''),
  ofBuyer('one city', 'city=bergen'),
  trackedFor('a certification body', cbAdmin)('by grade, which most rows hide', 'sortBy=grade'),
  trackedFor('the standards body', bodyAdmin)('by grade', 'sortBy=grade'),
];

/** Its most common request, compared with pgbench. */
export const trackerPage: BenchRequest = { what: 'Tracker of a buyer', path: tracker, email: buyer };

const auditors = '/auditor/api/Auditor/search';
const ofAuditors = forList('Auditors', auditors, bodyAdmin);
const ofPending = forList('Auditors who wait', `${auditors}Pending`, bodyAdmin);

/** Both lists of auditors, measured with few and with many of them. Standard 4 is Food, category 401 raw red meat. */
export const auditorRequests: readonly BenchRequest[] = [
  ofAuditors('page 1', ''),
  ofAuditors('page 50', 'pageNumber=50'),
  ofAuditors('by status', 'sortBy=status'),
  ofAuditors('one number', 'searchTerm=20417'),
  ofAuditors('one name', 'searchTerm=visser'),
  ofAuditors('one standard', 'standard=6'),
  ofAuditors('a category of the most common standard', 'standard=4&category=401'),
  ofAuditors('one standard, certification body and status', 'standard=6&certificationBody=3&status=Validated'),
  forList('Auditors', auditors, cbAdmin)('page 1 of a certification body', ''),
  forList('Auditors', auditors, cbAdmin)('one category for a certification body', 'standard=4&category=401'),
  forList('Auditors', auditors, abUser)('page 1 of an AB User', ''),
  ofPending('page 1', ''),
  ofPending('one standard', 'standard=6'),
  ofPending('one standard, certification body and status', 'standard=4&certificationBody=3&status=In+Revision'),
  forList('Auditors who wait', `${auditors}Pending`, cbAdmin)('page 1 of a certification body', ''),
];

const ofSites = forList('Sites', '/companydirectory/api/Sites');

/** The lists of a company with very many shares, compared with the standards body. */
export const sharedLists = [
  ofAudits('page 1', ''),
  ofAudits('page 50', 'pageNumber=50'),
  ofAudits('two words', 'searchTerm=northfield+seafood'),
  ofAudits('one country', 'country=578'),
  ofSites('page 1', ''),
] as const;

export const attentionPath = '/audit/api/Attention';
/** Counts the presets of the audit list. */
export const presetsPath = '/audit/api/Audit/presets';

/** One reader of each kind that has something needing attention. */
export const readersOfAttention = [
  { who: 'body Admin', email: bodyAdmin },
  { who: 'CB Full Admin', email: cbAdmin },
  { who: 'AB User', email: abUser },
  { who: 'company', email: company },
  { who: 'company with 10,000 shared sites', email: buyer },
  { who: 'site', email: 'site-user@demo.example' },
] as const;

/** The address of the list built from joins, which exists only in the measured process. */
export const joinedPath = '/bench/audits-from-joins';

/** The most common requests of the audit list, to compare it with the same list built from joins. */
export const commonRequests: readonly string[] = [
  '',
  'pageNumber=20',
  'country=578',
  `auditStatus=Current&${twoCountries}`,
  'sortBy=site',
  'certificationBody=3&auditStatus=Current',
];

export const auditListPath = audits;

/** Everyday requests, sent more often than the server can answer. */
export const privateMix: readonly BenchRequest[] = [
  ...commonRequests.map((query) => ofAudits(query, query)),
  ofOne('details', ''),
  ofOne('report', '/Report'),
  { what: 'Sites', path: '/companydirectory/api/Sites?searchTerm=northfield', email: cbAdmin },
  { what: 'Companies', path: '/companydirectory/api/Companies?sortBy=city', email: cbAdmin },
  { what: 'Who am I', path: '/user/api/User/whoAmI', email: bodyAdmin },
];

/** The health check of a supervisor. */
export const health: BenchRequest = { what: 'Health', path: '/health/ready' };

const typists = [
  { who: 'body Admin', email: bodyAdmin },
  { who: 'CB Full Admin', email: cbAdmin },
  { who: 'company', email: company },
  { who: 'company with 10,000 shared sites', email: buyer },
] as const;

/** What is asked while somebody types, and the search for one word that it is compared with. */
export const typing: readonly { asked: BenchRequest; search: BenchRequest; target: number }[] = [
  ...['nor', 'northfield', 'foods'].map((term) => ({
    asked: {
      what: `Suggestions for “${term}”`,
      path: `/PublicDirectory/api/PublicDirectory/suggestions?searchTerm=${term}`,
    },
    search: ofCertificates('one word', 'searchTerm=northfield'),
    target: 1.5,
  })),
  ...typists.map(({ who, email }) => ({
    asked: {
      what: `Suggestions in the audit list, ${who}`,
      path: `${audits}/suggestions?searchTerm=northfield`,
      email,
    },
    search: forList('Audits', audits, email)('one word', 'searchTerm=northfield'),
    target: 1.5,
  })),
  ...typists.map(({ who, email }) => ({
    asked: { what: `Palette, ${who}`, path: '/companydirectory/api/Palette?searchTerm=northfield', email },
    search: forList('Audits', audits, email)('one word', 'searchTerm=northfield'),
    target: 3,
  })),
];

const nonConformities = '/report/api/Report/NonConformities/preview';
const contacts = '/report/api/Report/Contacts/preview';

/** A report whose first page is compared with that of the list of audits. */
export interface ReportRequest {
  what: string;
  path: string;
  /** The list asked in the same way, as far as it can be. */
  list: string;
}

export const reportRequests: readonly ReportRequest[] = [
  { what: 'Non Conformities', path: nonConformities, list: audits },
  {
    what: 'Non Conformities of Current audits',
    path: `${nonConformities}?recordStatus=Current`,
    list: `${audits}?auditStatus=Current`,
  },
  { what: 'Major non-conformities of a clause', path: `${nonConformities}?severity=Major&clause=3.5`, list: audits },
  { what: 'Contacts', path: contacts, list: audits },
];
