import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAudit, makeCertificationBody } from '../features/audit/audit.factory.ts';
import { makeCompany } from '../features/company/company.factory.ts';
import { makeSite, shareWith } from '../features/site/site.factory.ts';
import { answeredText } from './testing/answered-text.ts';
import { addressOfCase, type Case, callOfCase, cases } from './testing/calls.ts';
import { type Canary, canariesIn, plantCanaries, rareCharacter } from './testing/canaries.ts';
import {
  isExport,
  isList,
  isOfReports,
  isOfTracker,
  isRead,
  isSearch,
  type JsonShape,
  propertiesOf,
} from './testing/endpoints.ts';
import { kinds } from './testing/entities.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import { asModelPerson, type ModelWorld, readStoredWorld } from './testing/model-world.ts';
import type { Answer, Caller } from './testing/test-directory.ts';
import { type Model, modelFor } from './testing/visibility-model.ts';

type Reader = Role | 'visitor';

let directory: MatrixDirectory;
let world: MatrixDirectory['world'];
let model: ModelWorld;
let planted: Canary[];
/** Sites with a current certificate that must not be published. */
let unpublished: Set<string>;
/** Pickers, which offer active organisations to everybody, no longer offer them either. */
let bodyOutOfSight: { id: string; name: string };

const ownCompany = () => ({ type: 'Company', id: String(world.records.company.own) }) as const;

/** The second site is out of the sight of readers who see its audit. */
const makeUnpublished = async () => {
  const sites = [await makeSite(directory.owner, { country_id: 643 }), await makeSite(directory.owner)];
  for (const [at, { id }] of sites.entries()) {
    const audit = await makeAudit(directory.owner, { site_id: id, is_visible: at === 0 });
    if (at === 1) await shareWith(directory.owner, { type: 'audit', id: audit.id }, ownCompany());
  }
  return new Set(sites.map(({ id }) => id));
};

beforeAll(async () => {
  directory = await matrixDirectory();
  world = directory.world;
  unpublished = await makeUnpublished();
  bodyOutOfSight = await makeCertificationBody(directory.owner, { name: 'Unheard Of', suspension_status: 'Full' });
  model = await readStoredWorld(directory.owner);
  planted = [];
  const others = new Set(
    kinds.flatMap(({ entity }) =>
      (['other', 'other, archived', 'other, holding', 'share ended'] as const).map(
        (relation) => `${entity} ${world.records[entity][relation]}`,
      ),
    ),
  );
  for (const { entity, rows } of kinds)
    for (const { id } of model[rows])
      planted.push(...(await plantCanaries(directory.owner, { entity, id, isOther: others.has(`${entity} ${id}`) })));
});
afterAll(() => directory.close());

const kindOf = (entity: string | undefined) => kinds.find((kind) => kind.entity === entity);

/** What the public page shows. */
const publicLine = /^(site\.(name|city|county)|audit\.(scope|exclusion|grade)|certificate\.number)$/;

const isPublished = (canary: Canary): boolean => {
  if (!publicLine.test(canary.place)) return false;
  const audit = model.audits.find(({ id }) => canary.entity === 'audit' && id === canary.id);
  const site = model.sites.find(({ id }) => id === (audit?.siteId ?? canary.id));
  if (!site || site.isArchived || unpublished.has(site.id)) return false;
  return audit
    ? audit.status === 'Current'
    : model.audits.some((each) => each.siteId === site.id && each.status === 'Current');
};

/** Members of an organisation read its name on every page. */
const isOwnName = (who: Reader, { place, entity, id }: Canary) =>
  who !== 'visitor' &&
  /^(company|site)\.name$/.test(place) &&
  world.personIn(who).organisations?.some(([type, own]) => type.toLowerCase() === entity && own === id);

/** Whether the reference model lets the caller read a canary. */
const mayShow = (me: Model, who: Reader, canary: Canary): boolean =>
  isPublished(canary) ||
  isOwnName(who, canary) ||
  (me.record(kindOf(canary.entity)!.rows, canary.id)?.mayShow(canary.place) ?? false);

const readers: readonly Reader[] = [
  'CB Full Admin',
  'CB Commercial Horizon',
  'AB User',
  'Company User',
  'Company BI S User',
  'Site User',
  'Analytics User',
  'UNKNOWN',
  'visitor',
];

const callerFor = (who: Reader) => (who === 'visitor' ? directory.visitor : directory.as(world.personIn(who)));
const modelOf = (who: Reader) =>
  modelFor(model, asModelPerson(who === 'visitor' ? { role: 'UNKNOWN' } : world.personIn(who)));

const about = (id: string) => ({ id, owner: directory.owner, certificationBodyId: world.certificationBodyId });

/** Every record of the entity that the model knows, or one per relationship. */
const idsFor = ({ sample: { about } }: Case): string[] => {
  if (!about) return [''];
  const kind = kindOf(about);
  return kind ? model[kind.rows].map(({ id }) => id) : Object.values(world.records[about]);
};

/** The addresses of every read endpoint. */
const addressesOf = (one: Case): string[] =>
  idsFor(one).flatMap((id) => {
    const shapes = propertiesOf(one.endpoint.query);
    const archived: Record<string, string> = 'showArchived' in shapes ? { showArchived: 'true' } : {};
    const variants: Record<string, string>[] = isExport(one)
      ? [{ format: 'csv' }, { format: 'xlsx' }]
      : 'pageNumber' in shapes
        ? ['1', '2', '3'].map((pageNumber) => ({ pageNumber }))
        : [{}];
    return variants.map((variant) => addressOfCase(one, about(id), { ...archived, ...variant }));
  });

const searched = /^(company|site)\.(name|city|trading_as_name)$|^site_former_name\.name$/;

/** The text that identifies a record. */
const namePlace = (entity: string | undefined) => kindOf(entity)?.named;

const reads = cases.filter(isRead);

/**
 * These offer active organisations to callers who share records or create users: the documented exception to scopes.
 */
const isPicker = ({ endpoint }: Case) => /searchEntitiesToShareWith|primaryOrganisations/.test(endpoint.path);

const mayTakeId = (key: string, shape: JsonShape) =>
  key !== 'pageNumber' && !shape.enum && ![shape, ...(shape.anyOf ?? [])].some(({ format }) => format === 'date');

/** The most downloads one person may have at once. */
const atOnce = 6;

const inGroups = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>) => {
  for (let at = 0; at < items.length; at += atOnce) await Promise.all(items.slice(at, at + atOnce).map(work));
};

describe.each(readers)('%s', (who) => {
  let caller: Caller;
  let me: Model;
  let hidden: Canary[];
  let hiddenInTracker: Canary[];
  let hiddenInReports: Canary[];

  beforeAll(async () => {
    caller = await callerFor(who);
    me = modelOf(who);
    hidden = planted.filter((canary) => !mayShow(me, who, canary));
    hiddenInTracker = hidden.filter(({ id, place }) => !me.isShownInTracker(id, place));
    hiddenInReports = hidden.filter(({ id, place }) => !me.isShownInReports(id, place));
  });
  const hiddenAt = (url: string) => {
    if (isOfTracker(url)) return hiddenInTracker;
    return isOfReports(url) ? hiddenInReports : hidden;
  };

  /** Answers what was said. */
  const expectSilence = async (url: string, answer: Answer): Promise<string> => {
    expect(answer.status, `${url} ${answer.text.slice(0, 200)}`).toBeLessThan(500);
    const text = await answeredText(answer);
    const leaked = canariesIn(text, hiddenAt(url)).map(({ entity, id, place }) => `${place} of ${entity} ${id}`);
    expect(leaked, url).toEqual([]);
    if (String(answer.headers['content-type']).includes('pdf')) expect(text, url).not.toContain(rareCharacter);
    return text;
  };

  const isNamed = ({ entity, place }: Canary) => place === namePlace(entity);
  const mayAsk = ({ entity }: Canary) => me.may(kindOf(entity)!.viewing);

  it('returns all of its own records and no text of a hidden one, whatever the request', async () => {
    const unread = new Set(planted.filter((canary) => !hidden.includes(canary) && isNamed(canary) && mayAsk(canary)));
    await inGroups(reads.flatMap(addressesOf), async (url) => {
      const answer = await caller.get(url);
      await expectSilence(url, answer);
      for (const canary of canariesIn(answer.text, unread)) unread.delete(canary);
    });
    expect(hidden.length).toBeGreaterThan(100);
    expect([...unread], 'a missing canary proves something only if the visible ones appear').toEqual([]);
  });

  it('reveals no name for an id in a query', async () => {
    const isActive = ({ id }: Canary) =>
      [...model.companies, ...model.sites].some((row) => row.id === id && !row.isArchived);
    const unseen = hidden.filter(({ place, entity }) => place === `${entity}.name`);
    const ofEach = (isWanted: (canary: Canary) => boolean) =>
      (['company', 'site'] as const).flatMap(
        (kind) => unseen.find((each) => each.entity === kind && isWanted(each)) ?? [],
      );
    const gone = [bodyOutOfSight.id, ...ofEach((each) => !isActive(each)).map(({ id }) => id)];
    const all = [...gone, ...ofEach(isActive).map(({ id }) => id)];
    const asked = reads.flatMap((one) => {
      const keys = Object.entries(propertiesOf(one.endpoint.query)).filter(([key, shape]) => mayTakeId(key, shape));
      const [own = ''] = idsFor(one);
      const more: Record<string, string> = isExport(one) ? { format: 'xlsx' } : {};
      const ids = isPicker(one) ? gone : all;
      return keys.flatMap(([key]) => ids.map((id) => addressOfCase(one, about(own), { ...more, [key]: id })));
    });
    await inGroups(asked, async (url) => {
      expect(await expectSilence(url, await caller.get(url)), url).not.toContain(bodyOutOfSight.name);
    });
  });

  it('finds no hidden record by searching for it', async () => {
    const lists = reads.filter((one) => isSearch(one) && !isExport(one) && !one.sample.about);
    // Readers of a site's present name find what is there by all of its names.
    const wordsOf = (unseen: readonly Canary[]) => {
      const unnamed = new Set(unseen.filter(({ place, entity }) => place === `${entity}.name`).map(({ id }) => id));
      return unseen.filter(({ id, place }) => unnamed.has(id) && searched.test(place));
    };
    const searches = lists.flatMap((one) =>
      wordsOf(hiddenAt(one.endpoint.path)).map(({ word }) => ({
        word,
        url: addressOfCase(one, about(''), { searchTerm: word }),
      })),
    );
    await inGroups(searches, async ({ word, url }) => {
      const { status, body, text } = await caller.get(url);
      if (status === 200)
        expect({ total: body.total ?? 0, shown: text.includes(word) }, url).toEqual({ total: 0, shown: false });
    });
  });

  it('reveals no hidden record when a change is refused', async () => {
    const writes = cases.filter((one) => !isRead(one) && one.sample.about && one.endpoint.path.includes(':'));
    const unseen = (one: Case) =>
      idsFor(one).filter((id) =>
        hiddenAt(one.endpoint.path).some((canary) => canary.id === id && canary.place === namePlace(one.sample.about)),
      );
    for (const one of writes)
      for (const id of unseen(one)) {
        const answer = await caller.send(await callOfCase(one, about(id)));
        expect([401, 403, 404]).toContain(answer.status);
        await expectSilence(`${one.endpoint.path} ${id}`, answer);
      }
  });
});

describe('totals', () => {
  const totalsOf = async (caller: Caller) => {
    const addresses = reads
      .filter((one) => isList(one) && !isExport(one))
      .flatMap((one) => addressesOf(one).slice(0, 1));
    const answers = await Promise.all(
      addresses.map(async (url) => [url, (await caller.get(url)).body?.total] as const),
    );
    return Object.fromEntries(answers);
  };
  const callers = async () =>
    new Map(await Promise.all(readers.map(async (who) => [who, await callerFor(who)] as const)));
  const all = async (each: Map<string, Caller>) =>
    Object.fromEntries(
      await Promise.all([...each].map(async ([who, caller]) => [who, await totalsOf(caller)] as const)),
    );

  it('are the same however many hidden records there are', async () => {
    const each = await callers();
    const before = await all(each);
    for (let at = 0; at < 12; at += 1) {
      const { id: company_id } = await makeCompany(directory.owner, { status: 'Archived' });
      const { id: site_id } = await makeSite(directory.owner, { company_id, status: 'Archived' });
      await makeAudit(directory.owner, { site_id, record_status: 'Holding' });
      await makeAudit(directory.owner, { site_id, record_status: 'Archived' });
    }
    expect(await all(each)).toEqual(before);
  });
});
