import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelPerson, ModelWorld } from './testing/model-world.ts';
import { personArbitrary, worldArbitrary } from './testing/random-world.ts';
import { storeWorld } from './testing/store-world.ts';
import { type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';
import { type Model, modelFor } from './testing/visibility-model.ts';

const paths = {
  company: '/companydirectory/api/Companies',
  site: '/companydirectory/api/Sites',
  audit: '/audit/api/Audit',
  recall: '/recall/api/Recall',
} as const;
type Kind = keyof typeof paths;

let directory: TestDirectory;
let callers: Map<Role, Caller>;

beforeAll(async () => {
  directory = await testDirectory();
  callers = new Map();
  for (const role of roles) callers.set(role, await directory.as({ role }));
});
afterAll(() => directory.close());

const belongTo = async (caller: Caller, { organisations }: ModelPerson) => {
  await directory.owner.deleteFrom('user_organisation').where('user_id', '=', caller.userId).execute();
  const rows = organisations.map(({ type, id }, at) => ({
    user_id: caller.userId,
    organisation_type: type,
    organisation_id: id,
    is_primary: at === 0,
  }));
  if (rows.length) await directory.owner.insertInto('user_organisation').values(rows).execute();
};

interface Shown {
  id: string;
  visuals: object;
  isShared?: boolean;
  contact?: object | null;
  siteCount?: number;
  generalContact?: object | null;
  audits?: { id: string }[];
  /** Of an audit. */
  company?: { id: string } | null;
  auditStatus?: string | null;
}

/** What the API answers, in the shape of the model's answers. */
const listed = async (caller: Caller, path: string) => {
  const { status, body } = await caller.get(`${path}?showArchived=true&sortBy=id&order=asc`);
  if (status !== 200) return { status };
  const rows: Shown[] = body.resultList ?? body.resultsList;
  return { status, total: body.total, rows: rows.map(({ id, visuals }) => ({ id, visuals })) };
};

const modelList = <R extends { id: string }>(
  may: boolean,
  rows: readonly R[],
  { sees, visuals }: { sees: (row: R) => boolean; visuals: (row: R) => object },
) => {
  if (!may) return { status: 403 };
  const seen = rows.filter(sees);
  return { status: 200, total: seen.length, rows: seen.map((row) => ({ id: row.id, visuals: visuals(row) })) };
};

const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);

const read = async (caller: Caller, kind: Kind, id: string) => {
  const { status, body }: { status: number; body: Shown } = await caller.get(`${paths[kind]}/${id}`);
  if (status !== 200) return { status };
  const contact = kind === 'company' ? body.contact : body.generalContact;
  return {
    status,
    visuals: body.visuals,
    ...((kind === 'company' || kind === 'site') && { isShared: body.isShared, hasContact: contact !== null }),
    ...(kind === 'company' && { siteCount: body.siteCount }),
    ...(kind === 'audit' && { company: body.company?.id ?? null }),
    ...(kind === 'site' && { audits: body.audits?.map((audit) => audit.id).sort() }),
  };
};

const viewing = {
  company: 'Company.View',
  site: 'Site.View',
  audit: 'Audit.View',
  recall: 'Recall.View',
} as const;

const modelRead = (world: ModelWorld, model: Model, kind: Kind, id: string) => {
  const [company, site, audit] = [
    world.companies.find((each) => each.id === id),
    world.sites.find((each) => each.id === id),
    world.audits.find((each) => each.id === id),
  ];
  if (!model.may(viewing[kind])) return { status: 403 };
  const recall = world.recalls.find((each) => each.id === id);
  if (recall && model.recall.sees(recall)) return { status: 200, visuals: model.recall.visuals(recall) };
  if (audit && model.audit.sees(audit)) {
    const site = world.sites.find((each) => each.id === audit.siteId);
    const told = site && (site.companyId === audit.ownerId || model.site.sees(site));
    const visuals = { ...model.audit.visuals(audit), ...model.audit.visualsWhenOpen(audit) };
    return { status: 200, visuals, company: told ? site.companyId : null };
  }
  if (company && model.company.sees(company)) {
    const knows = model.company.knows(company);
    const siteCount = world.sites.filter((each) => each.companyId === id && model.site.sees(each)).length;
    return { status: 200, visuals: model.company.visuals(company), isShared: knows, hasContact: knows, siteCount };
  }
  if (!site || !model.site.sees(site)) return { status: 404 };
  const knows = model.site.knows(site);
  const audits = world.audits
    .filter((each) => each.siteId === site.id && model.audit.sees(each))
    .map((each) => each.id);
  return { status: 200, visuals: model.site.visuals(site), isShared: knows, hasContact: knows, audits: audits.sort() };
};

const place = { addressLine1: '1 Harbour Road', city: 'Hull', country: { id: '826' } };
const person = { name: 'Ada', email: 'ada@people.example' };

const forms = {
  company: { company: { name: 'N', location: place }, contact: { contactDetails: { ...person, phoneNumber: '1' } } },
  site: {
    site: { name: 'N', companyId: '10001', location: place },
    generalContact: person,
    technicalContact: person,
    commercialContact: person,
  },
  recall: { correction: 'None' },
};
type Edited = keyof typeof forms;

/** A stale edit changes nothing, and is refused as stale only to whoever may edit. */
const staleEdit = async (caller: Caller, kind: Edited, id: string) =>
  (await caller.put(`${paths[kind]}/${id}`, forms[kind], '"999"')).status;

const verdict = (sees: boolean, may: boolean) => (sees ? (may ? 412 : 403) : 404);

const revising = { company: 'Company.Revise', site: 'Site.Revise', recall: 'Recall.Revise' } as const;

const modelEdit = (world: ModelWorld, model: Model, kind: Edited, id: string) => {
  if (!model.may(revising[kind])) return 403;
  const recall = world.recalls.find((each) => each.id === id);
  if (recall) return verdict(model.recall.sees(recall), model.recall.visuals(recall).isAbleToEdit);
  const company = world.companies.find((each) => each.id === id);
  if (company) return verdict(model.company.sees(company), model.company.visuals(company).isAbleToEdit);
  const site = world.sites.find((each) => each.id === id);
  return verdict(
    site !== undefined && model.site.sees(site),
    site !== undefined && model.site.visuals(site).isAbleToEdit,
  );
};

const answersOf = async (world: ModelWorld, caller: Caller) => {
  const records = [
    ...world.companies.map(({ id }) => ['company', id] as const),
    ...world.sites.map(({ id }) => ['site', id] as const),
    ...world.audits.map(({ id }) => ['audit', id] as const),
    ...world.recalls.map(({ id }) => ['recall', id] as const),
  ];
  const reads = await Promise.all(
    records.map(async ([kind, id]) => [`read ${kind} ${id}`, await read(caller, kind, id)] as const),
  );
  const edits: (readonly [string, number])[] = [];
  for (const [kind, id] of records)
    if (kind !== 'audit') edits.push([`edit ${kind} ${id}`, await staleEdit(caller, kind, id)]);
  return {
    companies: await listed(caller, paths.company),
    sites: await listed(caller, paths.site),
    audits: await listed(caller, paths.audit),
    recalls: await listed(caller, paths.recall),
    ...Object.fromEntries([...reads, ...edits]),
  };
};

const modelAnswers = (world: ModelWorld, model: Model) => ({
  companies: modelList(model.may('Company.View'), world.companies, model.company),
  sites: modelList(model.may('Site.View'), world.sites, model.site),
  audits: modelList(model.may('Audit.View'), [...world.audits].sort(byId), model.audit),
  recalls: modelList(model.may('Recall.View'), world.recalls, model.recall),
  ...Object.fromEntries([
    ...world.recalls.map(({ id }) => [`read recall ${id}`, modelRead(world, model, 'recall', id)] as const),
    ...world.recalls.map(({ id }) => [`edit recall ${id}`, modelEdit(world, model, 'recall', id)] as const),
    ...world.companies.map(({ id }) => [`read company ${id}`, modelRead(world, model, 'company', id)] as const),
    ...world.sites.map(({ id }) => [`read site ${id}`, modelRead(world, model, 'site', id)] as const),
    ...world.audits.map(({ id }) => [`read audit ${id}`, modelRead(world, model, 'audit', id)] as const),
    ...world.companies.map(({ id }) => [`edit company ${id}`, modelEdit(world, model, 'company', id)] as const),
    ...world.sites.map(({ id }) => [`edit site ${id}`, modelEdit(world, model, 'site', id)] as const),
  ]),
});

/**
 * The same worlds at every run, as many as fit into a quarter of a minute. `SEED`, `RUNS` and `SECONDS` look elsewhere and
 * for longer. What a failure prints is the smallest world and person found that the two disagree about.
 */
describe('the API and the naive model of who sees and does what', () => {
  it('agree for anybody in any directory', { timeout: 600_000 }, async () => {
    const end = performance.now() + Number(process.env.SECONDS ?? 15) * 1000;
    const seed = Number(process.env.SEED ?? 20_261_121);
    await fc.assert(
      fc.asyncProperty(
        worldArbitrary,
        fc.uniqueArray(personArbitrary, { minLength: 6, maxLength: 6, selector: ({ role }) => role }),
        async (world, persons) => {
          // Ends between worlds: an interrupted one would go on calling a server that is closing.
          if (performance.now() > end) return;
          await storeWorld(directory.owner, world);
          for (const person of persons) {
            const caller = callers.get(person.role);
            if (!caller) throw new Error(`Nobody is ${person.role}`);
            await belongTo(caller, person);
            expect({ ...person, ...(await answersOf(world, caller)) }).toEqual({
              ...person,
              ...modelAnswers(world, modelFor(world, person)),
            });
          }
        },
      ),
      { seed, numRuns: Number(process.env.RUNS ?? 25) },
    );
  });
});
