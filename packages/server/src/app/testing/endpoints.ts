import { api } from '@attestry/contract';
import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { z } from 'zod';

export interface NamedEndpoint {
  /** `feature.endpoint`, as named in the contract. */
  name: string;
  endpoint: Endpoint;
}

/** Every endpoint of the contract. Generated tests iterate over these, so that none has to be listed. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(api).flatMap(([feature, declared]) =>
  Object.entries<Endpoint>(declared).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);

export const isRead = ({ endpoint }: NamedEndpoint): boolean => endpoint.method === 'GET';

export const isPublic = ({ endpoint: { permission } }: NamedEndpoint): boolean =>
  typeof permission === 'object' && 'public' in permission;

/** The parts of JSON Schema that the generated tests use. */
const jsonShape = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), jsonShape).optional();
  },
  get anyOf() {
    return z.array(jsonShape).optional();
  },
  get allOf() {
    return z.array(jsonShape).optional();
  },
  get items() {
    return jsonShape.optional();
  },
});
export type JsonShape = z.output<typeof jsonShape>;

const shapes = { input: new WeakMap<z.ZodType, JsonShape>(), output: new WeakMap<z.ZodType, JsonShape>() };

/** What a caller may send, as JSON Schema; with `output`, the values after all checks. */
export const shapeOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonShape => {
  const shape = shapes[io].get(schema) ?? jsonShape.parse(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  shapes[io].set(schema, shape);
  return shape;
};

export const propertiesOf = (schema: z.ZodType | undefined): Record<string, JsonShape> =>
  (schema && shapeOf(schema).properties) ?? {};

/** A list with pages, filters and order; its export has the same query without the page. */
export const isList = ({ endpoint }: NamedEndpoint): boolean => 'sortBy' in propertiesOf(endpoint.query);

/** A list, or what finds or suggests rows of lists. */
export const isSearch = (named: NamedEndpoint): boolean => 'searchTerm' in propertiesOf(named.endpoint.query);

export const isExport = (named: NamedEndpoint): boolean => 'format' in propertiesOf(named.endpoint.query);

/** A call for a report or a dashboard, which some roles read without seeing its records. */
export const isOfReports = (url: string): boolean =>
  /^\/(report\/api\/Report\/(?!GetExport)|dashboard\/api\/Dashboard\/)/i.test(url);

/** Whether a call may return records of the Certificate Tracker, some of which the caller sees only in part. The palette finds them too. */
export const isOfTracker = (url: string): boolean =>
  /^\/verify\/|\/GetExportVerifyReportXls\/|\/api\/Palette\b/i.test(url);
