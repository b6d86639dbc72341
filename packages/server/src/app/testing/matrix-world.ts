import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { Subject } from './about.ts';
import { type Bodies, certificationBodies, usersOf } from './matrix-organisations.ts';
import {
  accredited,
  audit,
  company,
  issueAll,
  type Owner,
  recall,
  share,
  site,
  type Target,
  type Values,
} from './matrix-records.ts';
import type { Person } from './test-directory.ts';

/** How a record stands to whoever calls. A column of the matrix. */
export const relationships = [
  'own',
  'archived',
  'created',
  'contested',
  'holding',
  'closed',
  'audit shared',
  'site shared',
  'company shared',
  'holding, shared',
  'share ended',
  'other',
  'other, archived',
  'other, holding',
  'colleague',
  'above',
  'none',
] as const;
export type Relationship = (typeof relationships)[number];

/** A record for each relationship that a kind of record can have, and the organisations of a person of each role. */
export interface MatrixWorld {
  records: Record<Subject, Partial<Record<Relationship, string>>>;
  certificationBodyId: string;
  persons: readonly Person[];
}

const held = { record_status: 'Holding', uploaded_by_organisation: 'Company' } as const;
const past = { start_date: '2025-03-02', end_date: '2025-03-03', issue_date: '2025-03-20', expiry_date: '2026-03-20' };
const closed = { record_status: 'Closed', certification_status: 'Expired Renewed', ...past } as const;

/** What belongs to the caller's side: company, sites and audits of its certification body. */
const ownSide = async (owner: Owner, bodies: Bodies) => {
  const own = { company: await company(owner), archived: await company(owner, { status: 'Archived' }) };
  const contested = await company(owner);
  const sites = {
    own: await site(owner, own.company),
    archived: await site(owner, own.archived, { status: 'Archived' }),
    contested: await site(owner, contested),
  };
  await audit(owner, sites.archived, bodies.own);
  await audit(owner, sites.contested, bodies.own, { standard_id: 5 });
  const audits = {
    own: await audit(owner, sites.own, bodies.own),
    archived: await audit(owner, sites.own, bodies.own, { record_status: 'Archived' }),
    contested: await audit(owner, sites.contested, bodies.other),
    holding: await audit(owner, sites.own, bodies.own, held),
    closed: await audit(owner, sites.own, bodies.own, closed),
  };
  return {
    company: { own: own.company, archived: own.archived, contested },
    site: sites,
    audit: audits,
    recall: {
      own: await recall(owner, audits.own),
      archived: await recall(owner, audits.own, { is_archived: true }),
      contested: await recall(owner, audits.contested),
    },
  };
};

/** A company with a site and an audit of the other certification body. */
const foreign = async (owner: Owner, bodies: Bodies, values: Values<'company'> = {}) => {
  const companyId = await company(owner, values);
  const siteId = await site(owner, companyId, values.status ? { status: values.status } : {});
  const auditId = await audit(owner, siteId, bodies.other);
  return { company: companyId, site: siteId, audit: auditId, recall: await recall(owner, auditId) };
};

const shareAll = async (owner: Owner, there: Awaited<ReturnType<typeof foreign>>, targets: readonly Target[]) => {
  for (const entity of ['audit', 'site', 'company'] as const) await share(owner, entity, there[entity], targets);
};

/** What belongs to others: shared, shared once, never shared. */
const otherSide = async (owner: Owner, bodies: Bodies, targets: readonly Target[]) => {
  const byAudit = await foreign(owner, bodies);
  const bySite = await foreign(owner, bodies);
  const byCompany = await foreign(owner, bodies);
  const ended = await foreign(owner, bodies);
  await share(owner, 'audit', byAudit.audit, targets);
  await share(owner, 'site', bySite.site, targets);
  await share(owner, 'company', byCompany.company, targets);
  await shareAll(owner, ended, targets);
  for (const id of Object.values(ended)) await owner.deleteFrom('share').where('entity_id', '=', id).execute();
  const other = await foreign(owner, bodies);
  const archived = await foreign(owner, bodies, { status: 'Archived' });
  const created = await company(owner, { created_by_cb_id: bodies.own });
  const ways = (kind: 'company' | 'site' | 'audit' | 'recall') => ({
    'audit shared': byAudit[kind],
    'site shared': bySite[kind],
    'company shared': byCompany[kind],
    'share ended': ended[kind],
    other: other[kind],
    'other, archived': archived[kind],
  });
  return {
    company: { ...ways('company'), created },
    site: { ...ways('site'), created: await site(owner, other.company, { created_by_cb_id: bodies.own }) },
    recall: {
      ...ways('recall'),
      created: await recall(owner, other.audit, { certification_body_id: bodies.own }),
      'other, archived': await recall(owner, other.audit, { is_archived: true }),
    },
    audit: {
      ...ways('audit'),
      'other, archived': await audit(owner, other.site, bodies.other, { record_status: 'Archived' }),
      'other, holding': await audit(owner, other.site, bodies.other, held),
      'holding, shared': await audit(owner, byCompany.site, bodies.other, held),
    },
  };
};

const none = {
  company: '19999999',
  site: '9999999',
  audit: '99999999',
  recall: '8999999',
  user: '00000000-0000-4000-8000-000000000000',
};

type OwnSide = Awaited<ReturnType<typeof ownSide>>;

const organisationsIn = (
  role: Role,
  own: OwnSide,
  body: { id: string; accreditedBy: string },
): Person['organisations'] => {
  if (role.startsWith('{body}')) return [];
  if (role.startsWith('CB ')) return [['CertificationBody', body.id]];
  if (role === 'AB User') return [['AccreditationBody', body.accreditedBy]];
  const [type, ids] = role === 'Site User' ? (['Site', own.site] as const) : (['Company', own.company] as const);
  return [ids.own, ids.archived, ids.contested].map((id) => [type, id] as const);
};

/** Records in every relationship to the same few organisations, and a person of each role who belongs to them. */
export const makeMatrixWorld = async (owner: Owner, settings: Settings): Promise<MatrixWorld> => {
  const body = await accredited(owner);
  const other = await accredited(owner);
  const bodies = { own: body.id, other: other.id };
  const own = await ownSide(owner, bodies);
  const targets = [
    ['CertificationBody', body.id],
    ['Company', own.company.own],
    ['Site', own.site.own],
  ] as const;
  const others = await otherSide(owner, bodies, targets);
  await issueAll(owner, settings);
  return {
    records: {
      company: { ...own.company, ...others.company, none: none.company },
      site: { ...own.site, ...others.site, none: none.site },
      audit: { ...own.audit, ...others.audit, none: none.audit },
      user: {
        ...(await usersOf(owner, { company: own.company.own, other: others.company.other }, body.id)),
        none: none.user,
      },
      recall: { ...own.recall, ...others.recall, none: none.recall },
      ...(await certificationBodies(owner, bodies)),
    },
    certificationBodyId: body.id,
    persons: roles.map((role) => ({ role, organisations: organisationsIn(role, own, body) ?? [] })),
  };
};
