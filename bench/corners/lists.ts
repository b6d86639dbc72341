// Every list, and the accounts that read it.
import { auditApi } from '../../packages/contract/src/features/audit/audit.api.ts';
import { auditorApi } from '../../packages/contract/src/features/auditor/auditor.api.ts';
import { certificateTrackerApi } from '../../packages/contract/src/features/certificate-tracker/certificate-tracker.api.ts';
import { certificationBodyApi } from '../../packages/contract/src/features/certification-body/certification-body.api.ts';
import { companyApi } from '../../packages/contract/src/features/company/company.api.ts';
import { publicDirectoryApi } from '../../packages/contract/src/features/public-directory/public-directory.api.ts';
import { recallApi } from '../../packages/contract/src/features/recall/recall.api.ts';
import { siteApi } from '../../packages/contract/src/features/site/site.api.ts';
import { userApi } from '../../packages/contract/src/features/user/user.api.ts';
import { audits } from '../../packages/server/src/features/audit/audit-list.queries.ts';
import { auditors, pendingAuditors } from '../../packages/server/src/features/auditor/auditor.queries.ts';
import { trackedAudits } from '../../packages/server/src/features/certificate-tracker/certificate-tracker.queries.ts';
import { offices } from '../../packages/server/src/features/certification-body/office.queries.ts';
import { companies } from '../../packages/server/src/features/company/company.queries.ts';
import { publicBodies } from '../../packages/server/src/features/public-directory/public-certification-bodies.queries.ts';
import { publicSites } from '../../packages/server/src/features/public-directory/public-directory.queries.ts';
import { recalls } from '../../packages/server/src/features/recall/recall.queries.ts';
import { sites } from '../../packages/server/src/features/site/site.queries.ts';
import { users } from '../../packages/server/src/features/user/user-list.queries.ts';
import { visitor } from '../../packages/server/src/kernel/access/actor.ts';
import { clock } from '../../packages/server/src/kernel/clock/clock.ts';
import type { BoundList, Viewer } from '../../packages/server/src/kernel/lists/list-source.ts';
import { flagsOf } from '../../packages/server/src/kernel/settings/flags.ts';
import { readSettings } from '../../packages/server/src/kernel/settings/settings.ts';
import { bodyAdmin, cbAdmin } from '../requests.ts';

export interface Reader {
  who: string;
  /** Absent for the public. */
  email?: string;
  viewer: Viewer;
}

export interface MeasuredList {
  list: BoundList<unknown>;
  path: string;
  readers: readonly Reader[];
  /** What every request has in addition, such as the search without which a list is empty. */
  always?: string;
}

const settings = readSettings({ NODE_ENV: 'development', DEMO: 'small' });

const viewerAs = (role: Viewer['actor']['role']): Viewer => ({
  actor: { ...visitor, role },
  today: clock.today(),
  flags: flagsOf(settings),
  settings,
});

export const standardsBody: Reader = { who: 'body Admin', email: bodyAdmin, viewer: viewerAs('{body} Admin') };
const certificationBody: Reader = { who: 'CB Full Admin', email: cbAdmin, viewer: viewerAs('CB Full Admin') };
const readers = [standardsBody, certificationBody];
const readByAnyone: readonly Reader[] = [{ who: 'a visitor', viewer: { ...viewerAs('UNKNOWN'), actor: visitor } }];

export const measuredLists: readonly MeasuredList[] = [
  { list: audits, path: auditApi.list.path, readers },
  { list: trackedAudits, path: certificateTrackerApi.list.path, readers },
  { list: sites, path: siteApi.list.path, readers },
  { list: companies, path: companyApi.list.path, readers },
  { list: recalls, path: recallApi.list.path, readers },
  { list: offices, path: certificationBodyApi.list.path, readers },
  { list: users, path: userApi.list.path, readers, always: 'searchTerm=admin' },
  { list: auditors, path: auditorApi.list.path, readers },
  { list: pendingAuditors, path: auditorApi.listPending.path, readers },
  { list: publicSites, path: publicDirectoryApi.searchSites.path, readers: readByAnyone },
  { list: publicBodies, path: publicDirectoryApi.searchCertificationBodies.path, readers: readByAnyone },
];
