import { auditList } from '@attestry/contract/features/audit/audit.list.ts';
import { filtersToday } from '@attestry/contract/kernel/list-presets.ts';
import type { PresetCount } from '@attestry/contract/kernel/list-query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { shareWith } from '../site/site.factory.ts';
import { makeAudit } from './audit.factory.ts';

const path = '/audit/api/Audit';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const countsOf = async (caller: Caller): Promise<PresetCount[]> => (await caller.get(`${path}/presets`)).body;

const totalsOf = async (caller: Caller): Promise<PresetCount[]> => {
  const totals: PresetCount[] = [];
  for (const [key, preset] of Object.entries(auditList.presets ?? {})) {
    const filters = filtersToday(preset, (daysAhead) => addDays(clock.today(), daysAhead));
    const query = new URLSearchParams();
    for (const [name, values] of Object.entries(filters))
      for (const value of [values].flat()) query.append(name, value);
    const { body } = await caller.get(`${path}?${query}`);
    totals.push({ key, total: body.total, totalIsLowerBound: body.totalIsLowerBound });
  }
  return totals;
};

describe('the counts of the presets of audits', () => {
  it('are the totals of the list with their filters, for the records that the caller sees', async () => {
    const own = await makeAudit(directory.owner);
    const atOwnSite = { site_id: own.siteId, certification_body_id: own.certificationBodyId };
    await makeAudit(directory.owner, { ...atOwnSite, record_status: 'Closed' });
    await makeAudit(directory.owner, { ...atOwnSite, record_status: 'Archived' });
    await makeAudit(directory.owner, { ...atOwnSite, record_status: 'Holding' });
    const shared = await makeAudit(directory.owner, { record_status: 'Closed' });
    await shareWith(directory.owner, { type: 'audit', id: shared.id }, { type: 'Company', id: own.ownerCompanyId });
    const company = await directory.as({
      role: 'Company BI S User',
      organisations: [['Company', own.ownerCompanyId]],
    });
    const body = await directory.as({ role: '{body} Admin' });
    const cb = await directory.as({
      role: 'CB Full Admin',
      organisations: [['CertificationBody', own.certificationBodyId]],
    });
    for (const caller of [company, body, cb]) expect(await countsOf(caller)).toEqual(await totalsOf(caller));
    expect((await countsOf(company)).map(({ key, total }) => [key, total])).toEqual([
      ['active', 2],
      ['added', 4],
      ['closed', 2],
      ['archived', 1],
    ]);
  });
});
