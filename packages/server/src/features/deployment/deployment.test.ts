import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';

const secret = 'a secret that the chat knows too';

describe('the configuration of the pages', () => {
  let directory: TestDirectory;
  let plain: TestDirectory;

  beforeAll(async () => {
    plain = await testDirectory();
    directory = await testDirectory({
      PUBLIC_BASE_URL: 'https://directory.example',
      DIRECTORY_NAME: 'Open Audits',
      BODY_NAME: 'Certa',
      PRODUCT_NAME: 'CertaFood',
      SUPPORT_HOURS: 'Weekdays',
      ACCESS_REQUEST_URL: 'https://certa.example/access',
      TERMS_URL: 'https://certa.example/terms',
      DATA_SERVICES_URL: 'https://certa.example/data',
      SOCIAL_LINKS: 'https://video.example/certa, https://news.example/certa',
      CONTACT_PHONE: '+44 20 7946 0000',
      TRAINING_PARTNERS: '320',
      SUPPRESSED_COUNTRIES: 'RU',
      CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
      CHAT_IDENTITY_SECRET: secret,
      QUERY_URL: 'https://certa.example/query',
      SITE_CODE_MAX_DIGITS: '7',
      FLAG_MEGATRON: 'true',
      FLAG_COMPANY_TIERS: 'false',
    });
  });
  afterAll(async () => {
    await directory.close();
    await plain.close();
  });

  it('has the deployment’s settings', async () => {
    expect((await directory.visitor.get('/configuration')).body).toEqual({
      directoryName: 'Open Audits',
      bodyName: 'Certa',
      productName: 'CertaFood',
      flags: {
        Megatron: true,
        CompanyTiers: false,
        AuditFeature: true,
        SelfSignUp: true,
        AnalyticsProofOfConcept: false,
      },
      signIn: { issuer: 'https://directory.example/oidc', clientId: 'attestry-web', embedded: true },
      siteCode: { minDigits: 6, maxDigits: 7 },
      supportHours: 'Weekdays',
      links: {
        accessRequest: 'https://certa.example/access',
        dataServices: 'https://certa.example/data',
        training: null,
        terms: 'https://certa.example/terms',
        eula: null,
        privacy: null,
        help: null,
        query: 'https://certa.example/query',
        assistance: null,
      },
      termsVersion: '1',
      socialLinks: ['https://video.example/certa', 'https://news.example/certa'],
      contact: { address: '', phone: '+44 20 7946 0000', email: '' },
      trainingPartners: 320,
      suppressedCountries: ['RU'],
      chat: { script: 'https://chat.example/widget.js', appId: '' },
      demoComforts: false,
    });
  });

  it('states whether there is a demo', async () => {
    expect((await plain.visitor.get('/configuration')).body).toMatchObject({
      directoryName: 'Attestry',
      demoComforts: true,
    });
  });

  it.each([
    ['Megatron', true, false],
    ['CompanyTiers', false, true],
    ['AuditFeature', true, true],
  ])('states by name whether a feature is on: %s', async (name, here, byDefault) => {
    const flagAt = async ({ visitor }: TestDirectory) =>
      (await visitor.get(`/PublicDirectory/api/PublicDirectory/FeatureFlag/${name}`)).body;
    expect([await flagAt(directory), await flagAt(plain)]).toEqual([here, byDefault]);
  });

  it('lists no other feature', async () => {
    const { status } = await plain.visitor.get('/PublicDirectory/api/PublicDirectory/FeatureFlag/Optimus');
    expect(status).toBe(404);
  });

  it('leads from its own addresses to the body’s pages, if it knows them', async () => {
    for (const path of ['/terms', '/Terms/']) {
      const { status, headers } = await directory.visitor.get(path);
      expect([status, headers.location], path).toEqual([302, 'https://certa.example/terms']);
    }
    for (const path of ['/eula', '/privacy']) expect((await directory.visitor.get(path)).status, path).not.toBe(302);
  });

  it('leads to example pages in the demo, and in no other directory', async () => {
    const { links, contact } = (await plain.visitor.get('/configuration')).body;
    for (const link of Object.values<string>(links)) {
      const { pathname } = new URL(link);
      const { status, text } = await plain.visitor.get(pathname);
      expect(status, pathname).toBe(200);
      expect(text).toContain('Here GFA has a page of its own');
      expect((await directory.visitor.get(pathname)).status, pathname).toBe(404);
    }
    expect(contact.email).toBe('support@body.example');
  });

  it('proves to the support chat who is signed in, for their own address only', async () => {
    const path = '/PublicDirectory/api/GenerateHash';
    const person = await directory.as({ role: 'Company User' });
    const { email } = (await person.get('/user/api/User/whoAmI')).body;
    const own = await person.get(`${path}?email=${email.toUpperCase()}`);
    expect(own.body).toBe(createHmac('sha256', secret).update(email).digest('hex'));
    expect(await person.get(`${path}?email=somebody-else@people.example`)).toMatchObject({
      status: 403,
      body: { code: 'deployment.notOwnAddress' },
    });
    expect((await directory.visitor.get(`${path}?email=${email}`)).status).toBe(401);
    const elsewhere = await plain.as({ role: 'Company User' });
    expect(await elsewhere.get(`${path}?email=${email}`)).toMatchObject({
      status: 404,
      body: { code: 'deployment.noChat' },
    });
  });
});
