import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';

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
      flags: { Megatron: true, CompanyTiers: false, AuditFeature: true, SelfSignUp: true },
      signIn: { issuer: 'https://directory.example/oidc', clientId: 'attestry-web', embedded: true },
      siteCode: { minDigits: 6, maxDigits: 7 },
      supportHours: 'Weekdays',
      links: {
        accessRequest: 'https://certa.example/access',
        terms: 'https://certa.example/terms',
        privacy: null,
        help: null,
        query: 'https://certa.example/query',
        assistance: null,
      },
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
    expect(status).toBe(400);
  });
});
