import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { Owner } from './about.ts';
import { accredited } from './entities/certification-body.ts';
import { entities, isSubject, type Subject } from './entities.ts';
import type { Entity, Making, Relationship } from './entity.ts';
import type { Target } from './sample-shares.ts';
import type { Person } from './test-directory.ts';

type Records = Partial<Record<Relationship, string>>;

/** A record in each possible relationship, and the organisations of a person of each role. */
export interface MatrixWorld {
  records: Record<Subject, Records>;
  certificationBodyId: string;
  persons: readonly Person[];
}

type MadeRecords = MatrixWorld['records'];

const isComplete = (records: Partial<MadeRecords>): records is MadeRecords =>
  Object.keys(entities).every((name) => name in records);

/** The records of every entity, one after the other. */
const makeRecords = async (making: Omit<Making, 'made'>): Promise<MadeRecords> => {
  const records: Partial<MadeRecords> = {};
  const made = (name: string, relationship: Relationship): string => {
    const id = isSubject(name) && records[name]?.[relationship];
    if (!id) throw new Error(`No ${name} has been made that is “${relationship}”`);
    return id;
  };
  for (const name of Object.keys(entities).filter(isSubject)) {
    const entity: Entity = entities[name];
    records[name] = { ...(await entity.records({ ...making, made })), none: entity.none };
  }
  if (!isComplete(records)) throw new Error('An entity has no records');
  return records;
};

const share = (owner: Owner, entity: ShareableEntity, id: string | undefined, targets: readonly Target[]) =>
  owner
    .insertInto('share')
    .values(
      targets.map(([target_type, target_id]) => ({
        entity_type: entity,
        entity_id: String(id),
        target_type,
        target_id,
      })),
    )
    .execute();

/** Adds one share of each kind and removes another of each. */
const shareRecords = async (owner: Owner, records: MadeRecords, targets: readonly Target[]) => {
  for (const entity of ['audit', 'site', 'company'] as const) {
    const ended = records[entity]['share ended'];
    await share(owner, entity, records[entity][`${entity} shared`], targets);
    await share(owner, entity, ended, targets);
    await owner.deleteFrom('share').where('entity_type', '=', entity).where('entity_id', '=', String(ended)).execute();
  }
};

const organisationsIn = (
  role: Role,
  { company, site }: MadeRecords,
  body: { id: string; accreditedBy: string },
): Person['organisations'] => {
  if (role.startsWith('{body}')) return [];
  if (role.startsWith('CB ')) return [['CertificationBody', body.id]];
  if (role === 'AB User') return [['AccreditationBody', body.accreditedBy]];
  const [type, ids] = role === 'Site User' ? (['Site', site] as const) : (['Company', company] as const);
  return [ids.own, ids.archived, ids.contested].map((id) => [type, String(id)] as const);
};

/** Records in every relationship to the same few organisations, and a person of each role in them. */
export const makeMatrixWorld = async (owner: Owner, settings: Settings): Promise<MatrixWorld> => {
  const body = await accredited(owner);
  const bodies = { own: body.id, other: (await accredited(owner)).id };
  const records = await makeRecords({ owner, settings, bodies });
  await shareRecords(owner, records, [
    ['CertificationBody', body.id],
    ['Company', String(records.company.own)],
    ['Site', String(records.site.own)],
  ]);
  return {
    records,
    certificationBodyId: body.id,
    persons: roles.map((role) => ({ role, organisations: organisationsIn(role, records, body) ?? [] })),
  };
};
