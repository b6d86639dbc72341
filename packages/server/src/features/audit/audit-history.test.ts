import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeAudit, makeCertificationBody } from './audit.factory.ts';

const audits = '/audit/api/Audit';

let directory: TestDirectory;
let admin: Caller;
let site: Awaited<ReturnType<typeof makeSite>>;
let mine: { id: string; name: string };
/** In chronological order; the second to last is of another certification body, the last of another standard. */
let ids: string[];

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  site = await makeSite(directory.owner);
  mine = await makeCertificationBody(directory.owner);
  const at = { site_id: site.id, certification_body_id: mine.id, uploaded_at: new Date('2026-03-25T23:30:00Z') };
  const rows = [
    { ...at, start_date: '2024-03-02', end_date: '2024-03-02', record_status: 'Archived' },
    { ...at, start_date: '2025-03-02', end_date: '2025-03-02', record_status: 'Closed' },
    { ...at },
    {
      ...at,
      start_date: '2026-09-02',
      end_date: '2026-09-02',
      record_status: 'Holding',
      certification_body_id: undefined,
    },
    { ...at, standard_id: 6 },
  ];
  ids = [];
  for (const row of rows) ids.push((await makeAudit(directory.owner, row)).id);
  await makeAudit(directory.owner);
});
afterAll(() => directory.close());

const idsFor = async (caller: Caller, url: string): Promise<string[]> => {
  const { status, body } = await caller.get(`${audits}/${url}`);
  return status === 200 ? body.map(({ id }: { id: string }) => id) : [String(status)];
};

describe('the history of an audit', () => {
  it('lists the audits of its site and standard, including itself, newest first', async () => {
    const { body } = await admin.get(`${audits}/${ids[2]}/history`);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([ids[3], ids[2], ids[1], ids[0]]);
    expect(body[1]).toEqual({
      id: ids[2],
      standard: 'Food',
      auditStartDate: '2026-03-02',
      auditValidationDate: '2026-03-20',
      certificationBodyName: mine.name,
      certificationStatus: 'Certificated',
      recordStatus: 'Current',
      uploadDate: '2026-03-25',
    });
  });

  it('lists only what the reader may see', async () => {
    const cb = await directory.as({ role: 'CB Read Only User', organisations: [['CertificationBody', mine.id]] });
    const elsewhere = await makeSite(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: elsewhere.companyId });
    const company = (id: string) => directory.as({ role: 'Company User', organisations: [['Company', id]] });
    const shown = await company(elsewhere.companyId);
    expect(await idsFor(cb, `${ids[2]}/history`)).toEqual([ids[2], ids[1], ids[0]]);
    expect(await idsFor(shown, `${ids[2]}/history`)).toEqual([ids[2], ids[1]]);
    expect(await idsFor(shown, `${ids[0]}/history`)).toEqual(['404']);
    expect(await idsFor(await company((await makeSite(directory.owner)).companyId), `${ids[2]}/history`)).toEqual([
      '404',
    ]);
  });
});

describe('the history of a site', () => {
  it('lists all its visible audits of any standard', async () => {
    const own = await directory.as({ role: 'Site User', organisations: [['Site', site.id]] });
    expect(await idsFor(own, `Site/${site.id}/history`)).toEqual([ids[3], ids[4], ids[2], ids[1], ids[0]]);
    const shown = await directory.as({
      role: 'Site User',
      organisations: [['Site', (await makeSite(directory.owner)).id]],
    });
    expect(await idsFor(shown, `Site/${site.id}/history`)).toEqual(['404']);
  });
});

describe('the lookups of audits', () => {
  it.each([
    ['Modules', { id: '10', name: 'Agents and Brokers' }, 10],
    ['status', { id: 'Holding', name: 'Holding' }, 4],
    ['programOwners', { id: '1', name: 'GFA' }, 1],
  ])('%s are offered to any signed-in user', async (path, one, count) => {
    const { body } = await admin.get(`${audits}/${path}`);
    expect(body).toContainEqual(one);
    expect(body).toHaveLength(count);
    expect((await directory.visitor.get(`${audits}/${path}`)).status).toBe(401);
  });
});
