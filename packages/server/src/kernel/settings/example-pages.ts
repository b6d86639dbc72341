/** The pages to which the links of the demo lead, by their settings. A real deployment has them elsewhere. */
export const examplePages = {
  ACCESS_REQUEST_URL: { path: '/example/access-and-logos', title: 'Access & Logos' },
  DATA_SERVICES_URL: { path: '/example/data-services', title: 'Data Services' },
  TRAINING_URL: { path: '/example/training', title: 'Training courses' },
  TERMS_URL: { path: '/example/terms', title: 'Terms of use' },
  EULA_URL: { path: '/example/licence', title: 'Licence agreement' },
  PRIVACY_URL: { path: '/example/privacy', title: 'Privacy notice' },
  HELP_URL: { path: '/example/help', title: 'Help' },
  QUERY_URL: { path: '/example/query', title: 'Raise a Query' },
  ASSISTANCE_URL: { path: '/example/assistance', title: 'Assistance' },
} as const;
type LinkName = keyof typeof examplePages;

/** Where the standards body of the demo is reached; nobody answers there. */
const contact = {
  CONTACT_ADDRESS: '1 Quay Street, London, United Kingdom',
  CONTACT_PHONE: '+44 20 7946 0000',
  CONTACT_EMAIL: 'support@body.example',
};

/** What the demo shows instead of settings that are missing. */
export const exampleLinks = (origin: string): Record<LinkName, string> & typeof contact => ({
  ...contact,
  ...(Object.fromEntries(Object.entries(examplePages).map(([name, { path }]) => [name, origin + path])) as Record<
    LinkName,
    string
  >),
});
