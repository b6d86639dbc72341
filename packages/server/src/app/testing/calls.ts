import { addressOf } from '@attestry/contract/kernel/client.ts';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { About } from './about.ts';
import { endpoints, type NamedEndpoint, propertiesOf, shapeOf } from './endpoints.ts';
import { entities, isSubject, readsBack, type Subject, samples } from './entities.ts';
import type { Entity } from './entity.ts';
import type { ReadBack } from './sample.ts';

interface LooseSample {
  about?: string;
  of?: string;
  params?: (about: About) => unknown;
  query?: (about: About) => unknown;
  body?: (about: About) => Promise<unknown>;
  file?: (about: About) => Promise<Uint8Array>;
}

/** An endpoint with input for it; about one record, if it concerns one. */
export interface Case extends NamedEndpoint {
  sample: LooseSample & { about?: Subject };
}

const isSeveral = (given: LooseSample | readonly LooseSample[]): given is readonly LooseSample[] =>
  Array.isArray(given);

const given = new Map<string, readonly LooseSample[]>(
  Object.entries(samples).flatMap(([feature, ofFeature]) =>
    Object.entries<LooseSample | readonly LooseSample[]>(ofFeature).map(
      ([name, sample]) => [`${feature}.${name}`, isSeveral(sample) ? sample : [sample]] as const,
    ),
  ),
);

const needsInput = ({ endpoint }: NamedEndpoint) => endpoint.params ?? endpoint.body ?? endpoint.upload;

/** Every endpoint with its input. Throws if input is required and missing. */
export const cases: readonly Case[] = endpoints.flatMap((named) => {
  const ofEndpoint = given.get(named.name);
  if (!ofEndpoint && needsInput(named)) throw new Error(`Give ${named.name} valid input in entities.ts`);
  return (ofEndpoint ?? [{}]).map(({ about, ...sample }) => {
    if (about === undefined) return { ...named, sample };
    if (!isSubject(about)) throw new Error(`No entity of ${named.name} is called ${about}`);
    return { ...named, sample: { ...sample, about } };
  });
});

/** The cases that a generated test walks over, each with the name by which it is reported. */
export const casesWhere = (which: (one: Case) => unknown): (readonly [string, Case])[] =>
  cases
    .filter(which)
    .map((one) => [`${one.name}${one.sample.about ? ` about a ${one.sample.about}` : ''}`, one] as const);

const record = z.record(z.string(), z.string());

/** Required query parameters, such as the format of an export: the first possible value. */
const neededQuery = ({ endpoint: { query } }: NamedEndpoint): Record<string, string> => {
  const needed = (query && shapeOf(query).required) ?? [];
  const shapes = propertiesOf(query);
  return Object.fromEntries(needed.map((key) => [key, String(shapes[key]?.enum?.[0] ?? 'ab')]));
};

/** The address of a case's call, with its query and `more`. */
export const addressOfCase = (one: Case, about: About, more: Record<string, string> = {}): string =>
  addressOf(one.endpoint.path, {
    params: record.parse(one.sample.params?.(about) ?? {}),
    query: { ...neededQuery(one), ...record.parse(one.sample.query?.(about) ?? {}), ...more },
  });

const multipart = async (field: string, file: Uint8Array, fields: unknown): Promise<InjectOptions> => {
  const form = new FormData();
  for (const [key, value] of Object.entries(record.parse(fields))) form.append(key, value);
  form.append(field, new Blob([Buffer.from(file)]), 'report.xlsx');
  const { headers, body } = new Response(form);
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  return { payload, headers: { 'content-type': headers.get('content-type') ?? '' } };
};

const versionOf = async ({ owner, id }: About, subject: Subject): Promise<string> => {
  const { table, key = 'id' }: Entity = entities[subject];
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where ${sql.ref(key)}::text = ${id}`.execute(owner);
  return `"${rows[0]?.version ?? 1}"`;
};

/** The whole call of a case about a record: address, body or file, and version. */
export const callOfCase = async (
  one: Case,
  about: About,
  change: (body: unknown) => unknown = (body) => body,
): Promise<InjectOptions> => {
  const { endpoint, sample } = one;
  const body = change(await sample.body?.(about));
  const content = endpoint.upload
    ? await multipart(endpoint.upload.field, (await sample.file?.(about)) ?? new Uint8Array(), body)
    : body && typeof body === 'object'
      ? { payload: body }
      : {};
  const version = endpoint.ifMatch && sample.about ? { 'if-match': await versionOf(about, sample.about) } : {};
  return {
    method: endpoint.method,
    url: addressOfCase(one, about),
    ...content,
    headers: { ...content.headers, ...version },
  };
};

/** How a case's input is read back, or why it is not. */
export const readBackOf = ({ name }: Case): ReadBack | { notReadBack: string } | undefined => {
  const [feature = '', endpoint = ''] = name.split('.');
  const all: Record<string, Record<string, ReadBack | { notReadBack: string }>> = readsBack;
  return all[feature]?.[endpoint];
};
