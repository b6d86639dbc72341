import { type Access, type Endpoint, type Feature, isFileAnswer } from '@attestry/contract/kernel/endpoint.ts';
import { ownErrors } from '@attestry/contract/kernel/endpoint-errors.ts';
import { errorBody } from '@attestry/contract/kernel/errors.ts';
import { z } from 'zod';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

const parametersOf = (place: 'path' | 'query', schema: z.ZodType | undefined) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: of,
  }));
};

const bodyOf = ({ body, upload }: Endpoint) => {
  if (!upload)
    return body && { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } };
  const fields = (body ? jsonSchema(body, 'input') : {}) as ObjectSchema;
  const schema = {
    type: 'object',
    ...fields,
    properties: { ...fields.properties, [upload.field]: { type: 'string', format: 'binary' } },
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
};

const answerOf = (response: Endpoint['response']) =>
  isFileAnswer(response)
    ? Object.fromEntries(response.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : { 'application/json': { schema: jsonSchema(response, 'output') } };

const accessText = (access: Access): string => {
  if (typeof access === 'object' && 'public' in access) return `Open to everybody: ${access.public}.`;
  return access === 'signedIn'
    ? 'Anyone signed in.'
    : `Needs ${typeof access === 'string' ? access : access.join(' or ')}.`;
};

const flagText = ({ flag, absentWhile, publicWhile }: Endpoint): string =>
  [
    flag && ` Not there while ${flag} is off.`,
    absentWhile && ` Not there while ${absentWhile} is on.`,
    publicWhile && ` Only there for callers who are signed in while ${publicWhile} is off.`,
  ]
    .filter(Boolean)
    .join('');

const failures = (endpoint: Endpoint) => {
  const declared = Map.groupBy(ownErrors(endpoint), (error) => error.status);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const own = [...declared].map(([status, errors]) => [
    status,
    { description: errors.map((e) => e.message).join(' / '), content },
  ]);
  return {
    ...Object.fromEntries(own),
    '4XX': { description: 'Refused', content },
    '5XX': { description: 'Server error', content },
  };
};

const operation = (tag: string, name: string, endpoint: Endpoint) => ({
  tags: [tag],
  operationId: `${tag}.${name}`,
  summary: endpoint.summary,
  description: accessText(endpoint.permission) + flagText(endpoint),
  security: typeof endpoint.permission === 'object' && 'public' in endpoint.permission ? [] : [{ bearer: [] }],
  parameters: [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...(endpoint.ifMatch ? [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }] : []),
  ],
  ...(bodyOf(endpoint) && { requestBody: bodyOf(endpoint) }),
  responses: { 200: { description: 'Done', content: answerOf(endpoint.response) }, ...failures(endpoint) },
});

/** The API as OpenAPI 3.1, generated from the contract. */
export const buildOpenApi = (api: Record<string, Feature>, title: string): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, feature] of Object.entries(api))
    for (const [name, endpoint] of Object.entries(feature)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(tag, name, endpoint) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: 'Every call of the directory. Errors carry a code and one plain sentence.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
