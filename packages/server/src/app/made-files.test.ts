import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeAudit } from '../features/audit/audit.factory.ts';
import { makeRecord } from '../features/audit-editing/audit-editing.factory.ts';
import { downloadPlaces } from '../kernel/places/places.ts';
import { type TestDirectory, testDirectory } from './testing/test-directory.ts';

let directory: TestDirectory;
let audit: MadeAudit;

beforeAll(async () => {
  directory = await testDirectory();
  audit = await makeRecord(directory, { values: { exclusion: 'None' } });
});
afterAll(() => directory.close());

const ofOwner = () => directory.as({ role: 'Company BI S User', organisations: [['Company', audit.ownerCompanyId]] });

describe('a file that is generated on request', () => {
  it.each<[string, (audit: MadeAudit) => string]>([
    ['a certificate', ({ id }) => `/audit/api/Audit/${id}/downloadCertificate`],
    ['the logos', ({ id }) => `/audit/api/Audit/${id}/downloadLogos`],
    ['a report as PDF', ({ id }) => `/audit/api/Audit/${id}/PDF`],
    ['a workbook for a site', ({ siteId }) => `/audit/api/Audit/templates/4/workbook?siteCode=${siteId}`],
  ])('waits for the same person’s other downloads, but not for those of other people: %s', async (_, addressOf) => {
    const [one, other] = [await ofOwner(), await ofOwner()];
    const places = Array.from({ length: 6 }, () => downloadPlaces.take({ person: one.userId }, 1));
    expect(await one.get(addressOf(audit))).toMatchObject({ status: 429, body: { code: 'request.underWay' } });
    expect((await other.get(addressOf(audit))).status).toBe(200);
    for (const place of places) if ('leave' in place) place.leave();
    expect((await one.get(addressOf(audit))).status).toBe(200);
  });
});
