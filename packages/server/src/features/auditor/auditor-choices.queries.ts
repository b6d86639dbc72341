import type { FieldFault } from '@attestry/contract/features/auditor/auditor.parts.ts';
import { noCountry, standardsWithoutAuditors } from '@attestry/contract/features/auditor/auditor.parts.ts';
import type { AuditorForm, QualificationForm } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { noSuchChoice } from '@attestry/contract/kernel/field-messages.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { seeSite } from '../reach/reach.public.ts';

/** A row in which nothing has been chosen is left out. */
export const chosenIds = (rows: readonly { id: string }[] = []): string[] => [
  ...new Set(rows.map(({ id }) => id).filter(Boolean)),
];

type Lookup = 'country' | 'language' | 'training_type' | 'not_sharing_reason';

interface Choice {
  path: string;
  lookup: Lookup;
  id: string;
}

const chosen = (path: string, lookup: Lookup, choice: { id: string } | undefined): Choice[] =>
  choice?.id ? [{ path, lookup, id: choice.id }] : [];

const choicesOf = (form: AuditorForm): Choice[] => [
  ...chosen('countryExternalId', 'country', countryOf(form)),
  ...chosen('sharedReason', 'not_sharing_reason', form.sharedReason),
  ...(form.languages ?? []).flatMap((language, at) => chosen(`languages.${at}`, 'language', language)),
  ...(form.trainings ?? []).flatMap(({ trainingType, country }, at) => [
    ...chosen(`trainings.${at}.trainingType`, 'training_type', trainingType),
    ...chosen(`trainings.${at}.country`, 'country', country),
  ]),
  ...(form.gfsiExams ?? []).flatMap(({ language }, at) => chosen(`gfsiExams.${at}.language`, 'language', language)),
];

/** The country of a form, which sends its number; an empty id for none. */
export const countryOf = ({ countryExternalId }: AuditorForm): { id: string } | undefined =>
  countryExternalId === undefined
    ? undefined
    : { id: countryExternalId === noCountry ? '' : String(countryExternalId) };

/** The names of what a form chooses, by lookup and id. */
export class ChosenNames {
  readonly #names = new Map<string, string>();
  add({ lookup, id, name }: Omit<Choice, 'path'> & { name: string }): void {
    this.#names.set(`${lookup} ${id}`, name);
  }
  has({ lookup, id }: Choice): boolean {
    return this.#names.has(`${lookup} ${id}`);
  }
  named(lookup: Lookup, choice: { id: string } | undefined): Named | null {
    const name = choice && this.#names.get(`${lookup} ${choice.id}`);
    return name === undefined ? null : { id: choice?.id ?? '', name };
  }
}

/** Looks up what a form chooses; each choice that does not exist is a fault. */
export const readChoices = async (
  db: Writer,
  form: AuditorForm,
): Promise<{ names: ChosenNames; faults: FieldFault[] }> => {
  const choices = choicesOf(form);
  const names = new ChosenNames();
  for (const [lookup, asked] of Map.groupBy(choices, (choice) => choice.lookup)) {
    const { rows } = await sql<Named>`select id::text, name from ${sql.table(lookup)}
      where id = any(${asked.map(({ id }) => id)}::bigint[])`.execute(db);
    for (const row of rows) names.add({ lookup, ...row });
  }
  const faults = choices.filter((choice) => !names.has(choice)).map(({ path }) => ({ path, message: noSuchChoice }));
  return { names, faults };
};

/** The sites of witnessed audits that the caller does not see, unless the profile named them before. */
export const unknownSites = async (
  { db, actor }: WriteContext,
  { witnessedAudits = [] }: AuditorForm,
  before: readonly (string | null)[],
): Promise<FieldFault[]> => {
  const codes = witnessedAudits.flatMap(({ siteCode }) => (siteCode && !before.includes(siteCode) ? [siteCode] : []));
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select site.id::text from site
    where site.id = any(${codes}::bigint[]) and ${seeSite(actor)}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return witnessedAudits.flatMap(({ siteCode = '' }, at) =>
    codes.includes(siteCode) && !known.has(siteCode)
      ? [{ path: `witnessedAudits.${at}.siteCode`, message: noSuchChoice }]
      : [],
  );
};

/** The standards of categories and technologies that an auditor may be qualified for, by `category 405`. */
export const standardsOfEntities = async (
  db: Writer,
  asked: readonly Pick<QualificationForm, 'entityId' | 'entityType'>[],
): Promise<ReadonlyMap<string, number>> => {
  const keys = asked.map(({ entityType, entityId }) => `${entityType} ${entityId}`);
  const { rows } = await sql<{ key: string; standardId: number }>`
    select key, standard_id as "standardId" from (
      select 'category ' || id as key, standard_id from category
        where standard_id not in (select standard_id from technology)
      union all select 'technology ' || id, standard_id from technology) as entity
    where key = any(${keys}::text[]) and standard_id <> all(${standardsWithoutAuditors}::int[])`.execute(db);
  return new Map(rows.map(({ key, standardId }) => [key, standardId]));
};
