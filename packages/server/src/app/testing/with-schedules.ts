import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MadeAudit, makeAudit } from '../../features/audit/audit.factory.ts';
import { type Caller, type TestDirectory, testDirectory } from './test-directory.ts';

export const audits = '/audit/api/Audit';

export let directory: TestDirectory;
export let body: Caller;
export let audit: MadeAudit;
export let cb: Caller;
export let owner: Caller;

export const of = (role: Role, type: OrganisationType, id: string) =>
  directory.as({ role, organisations: [[type, id]] });

/**
 * Creates, before each test, an audit and users who schedule the next one: of the standards body, its certification body and
 * its owner. Call it once, at the top of a test file.
 */
export const withSchedules = (values: Parameters<typeof makeAudit>[1] = {}): void => {
  beforeAll(async () => {
    directory = await testDirectory();
    body = await directory.as({ role: '{body} Audit Admin' });
  });
  afterAll(() => directory.close());
  beforeEach(async () => {
    audit = await makeAudit(directory.owner, values);
    cb = await of('CB Audit Admin', 'CertificationBody', audit.certificationBodyId);
    owner = await of('Company BI S User', 'Company', audit.ownerCompanyId);
  });
};

export const schedule = (caller: Caller, more: object = {}) =>
  caller.post(`${audits}/schedules`, {
    siteId: audit.siteId,
    standardId: '4',
    scheduledDate: '2999-04-04',
    certificationBodyId: audit.certificationBodyId,
    ...more,
  });
export const detailsFor = async (caller: Caller) => (await caller.get(`${audits}/${audit.id}`)).body;
