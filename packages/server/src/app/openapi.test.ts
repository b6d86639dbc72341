import { permissionsOf, roles } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOfCase, cases } from './testing/calls.ts';
import { endpoints, isPublic, isRead } from './testing/endpoints.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import type { Caller } from './testing/test-directory.ts';

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const operation = z.object({
  operationId: z.string().min(1),
  summary: z.string().min(3),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.object({}),
    }),
  ),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string().regex(/^([1-5]\d\d|4XX|5XX)$/), z.object({ description: z.string().min(1), content })),
});
type Operation = z.output<typeof operation>;
const description = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.record(z.string(), z.looseObject({})),
  }),
});

let directory: MatrixDirectory;
let world: MatrixDirectory['world'];
/** Between them they read everything: favourites are of companies alone. */
let readers: readonly Caller[];
let described: z.output<typeof description>;

beforeAll(async () => {
  // Every feature is on that is off by default.
  directory = await matrixDirectory({ FLAG_ANALYTICS_PROOF_OF_CONCEPT: 'true' });
  world = directory.world;
  readers = [
    await directory.as({ role: '{body} Admin' }),
    await directory.as({ role: 'Company BI S User', organisations: [['Company', world.records.company.own!]] }),
  ];
  described = description.parse((await directory.visitor.get('/openapi.json')).body);
});
afterAll(() => directory.close());

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const operationOf = ({ endpoint }: (typeof endpoints)[number]): Operation | undefined =>
  described.paths[pathOf(endpoint.path)]?.[endpoint.method.toLowerCase() as 'get'];

describe('the description of the API', () => {
  it('has every endpoint of the contract once, and nothing else', () => {
    const declared = endpoints.map(({ endpoint }) => `${endpoint.method} ${pathOf(endpoint.path)}`);
    const documented = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(declared.sort());
    expect(new Set(declared.map((one) => one.toLowerCase())).size).toBe(declared.length);
  });

  it('names every operation after its endpoint, without duplicates', () => {
    const names = Object.values(described.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one?.operationId),
    );
    expect(names.sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it('has no dangling references', () => {
    const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name!,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const name of references) expect(Object.keys(described.components.schemas)).toContain(name);
  });

  it.each(endpoints.map((one) => [one.name, one] as const))(
    'describes the parameters, body and errors of %s',
    (_, one) => {
      const operation = operationOf(one)!;
      const inPath = [...one.endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      );
      expect(
        operation.parameters.filter((parameter) => parameter.in === 'path').every(({ required }) => required),
      ).toBe(true);
      expect(operation.requestBody !== undefined).toBe(Boolean(one.endpoint.body ?? one.endpoint.upload));
      expect(operation.security.length > 0).toBe(!isPublic(one));
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
    },
  );

  it.each(endpoints.map((one) => [one.name, one] as const))('has valid JSON Schema for %s', (_, one) => {
    const operation = operationOf(one)!;
    const contents = [
      ...Object.values(operation.responses).map((response) => response.content),
      operation.requestBody?.content ?? {},
    ];
    const schemas = contents.flatMap((each) => Object.values(each)).filter(({ schema }) => !('$ref' in schema));
    for (const { schema } of schemas) expect(() => z.fromJSONSchema(schema)).not.toThrow();
  });
});

describe('an answer', () => {
  // These answer only where there is a chat, for the caller's own address, or Power BI: their features test them.
  const untold = ['chat.generateHash', 'analytics.embed'];
  const json = cases.filter((one) => isRead(one) && !('file' in one.endpoint.response) && !untold.includes(one.name));

  it.each(json.map((one) => [`${one.name}${one.sample.about ? ` about a ${one.sample.about}` : ''}`, one] as const))(
    'of %s matches its description',
    async (_, one) => {
      const schema = z.fromJSONSchema(operationOf(one)!.responses['200']!.content['application/json']!.schema);
      const records = one.sample.about ? Object.values(world.records[one.sample.about]) : [''];
      const about = (id: string) => ({ id, owner: directory.owner, certificationBodyId: world.certificationBodyId });
      const addresses = records.map((id) => addressOfCase(one, about(id)));
      const answers = await Promise.all(readers.flatMap((reader) => addresses.map((url) => reader.get(url))));
      const good = answers.filter(({ status }) => status === 200);
      expect(good.length).toBeGreaterThan(0);
      for (const { body } of good) expect(schema.safeParse(body).error?.issues).toBeUndefined();
    },
  );

  it('that refuses matches its description for every caller', async () => {
    const refusal = z.fromJSONSchema(described.components.schemas.Error!);
    for (const one of cases.filter((each) => isRead(each) && !isPublic(each))) {
      const { body, status } = await directory.visitor.get(
        addressOfCase(one, { id: '1', owner: directory.owner, certificationBodyId: '1' }),
      );
      expect(status).toBe(401);
      expect(refusal.safeParse(body).error?.issues).toBeUndefined();
    }
  });
});

describe('who may call an endpoint', () => {
  const everything = new Set(roles.flatMap((role) => [...permissionsOf(role)]));

  it.each(endpoints.map((one) => [one.name, one] as const))(
    '%s is described by a permission that a role has, or by a reason',
    (_, { endpoint: { permission } }) => {
      if (typeof permission === 'object' && 'public' in permission)
        return expect(permission.public.split(' ').length).toBeGreaterThan(3);
      const needed = [permission].flat().filter((each) => each !== 'signedIn');
      return expect(needed.filter((each) => !everything.has(each as never))).toEqual([]);
    },
  );
});

describe('the description and the page of the API', () => {
  it('are rate-limited to sixty requests a minute per address', async () => {
    const ask = async (url: string) => (await directory.visitor.send({ url, remoteAddress: '203.0.113.9' })).status;
    const statuses = [];
    for (let at = 0; at < 30; at++) statuses.push(await ask('/openapi.json'), await ask('/openapi?find=zzzz'));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await ask('/openapi'), await ask('/openapi.json')]).toEqual([429, 429]);
  });
});

describe('the page of the API', () => {
  const read = async (query = '') => (await directory.visitor.get(`/openapi${query}`)).text;

  it('shows how to write each call, with a token where it is required', async () => {
    const page = await read();
    expect(page).toMatch(/<pre>curl &#39;http:[^ ]*\/PublicDirectory\/api\/PublicDirectory\/site\/ID&#39;<\/pre>/);
    expect(page).toMatch(
      /curl -X PUT -H &#39;Authorization: Bearer TOKEN&#39; .*-d &#39;BODY&#39; .*Companies\/ID&#39;/,
    );
    expect(page.match(/<li class="call">/g)).toHaveLength(endpoints.length);
    expect(page).toContain('For anyone signed in.');
    expect(page).not.toContain('signedIn');
    expect(page).not.toContain('.. ');
  });

  it('finds calls by words of their feature, path or summary, and shows what was typed as text', async () => {
    const found = await read('?find=companies+changelog');
    expect(found).toContain('/companydirectory/api/Companies/:id/changeLog');
    expect(found.match(/<li class="call">/g)).toHaveLength(1);
    expect(await read('?find=%3Cscript%3E')).toContain('value="&lt;script&gt;"');
    expect(await read('?find=zzzz')).toContain('No call matches.');
  });
});
