import {
  type ErrorBody,
  type ErrorDefinition,
  kernelErrors,
  passingErrors,
  retryAfterSeconds,
} from '@attestry/contract/kernel/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from '../calls/refusal.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { WorkQueueFull } from '../workers/work-errors.ts';

/** A file that fails before its first byte has already set its headers; the answer is no longer a file. */
const answer = (
  reply: FastifyReply,
  requestId: string,
  definition: ErrorDefinition,
  parts: Partial<ErrorBody> = {},
) => {
  if (passingErrors.includes(definition)) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(definition.status)
    .removeHeader('content-disposition')
    .type('application/json; charset=utf-8')
    .send({ code: definition.code, message: definition.message, ...parts, requestId });
};

/** A constraint violation answers as the definition that claims the constraint's name. */
const claimedBy = (error: unknown, claims: ReadonlyMap<string, ErrorDefinition>): ErrorDefinition | undefined => {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined;
  return constraint === undefined ? undefined : claims.get(constraint);
};

const byFastifyCode: Record<string, ErrorDefinition> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: kernelErrors.unsupported,
  FST_ERR_CTP_BODY_TOO_LARGE: kernelErrors.tooLarge,
  FST_REQ_FILE_TOO_LARGE: kernelErrors.tooLarge,
  FST_ERR_CTP_INVALID_JSON_BODY: kernelErrors.unreadable,
  FST_ERR_CTP_EMPTY_JSON_BODY: kernelErrors.unreadable,
};

/** PostgreSQL's errors for values no record can hold: a number out of range, a text with NUL. */
const impossibleValueCodes = new Set(['22003', '22021', '22P02', '22P05', '22008', '22007']);

const fieldsOf = (error: FastifyError) =>
  error.validation?.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? kernelErrors.invalid.message,
  }));

/** A caller without a form sees the message alone, so it names the first wrong field. */
const invalidParts = (fields: ErrorBody['fields'] = []): Partial<ErrorBody> => {
  const [first] = fields;
  if (!first) return {};
  const named = [first.path, first.message].filter(Boolean).join(': ');
  return { fields, message: `${kernelErrors.invalid.message}. ${named}` };
};

const definitionOf = (error: FastifyError, claims: ReadonlyMap<string, ErrorDefinition>): ErrorDefinition => {
  const claimed = claimedBy(error, claims);
  if (claimed) return claimed;
  if (error.code in byFastifyCode) return byFastifyCode[error.code]!;
  if (impossibleValueCodes.has(error.code)) return kernelErrors.invalid;
  if (isUnavailable(error) || error instanceof WorkQueueFull) return kernelErrors.busy;
  return error.statusCode && error.statusCode < 500 ? kernelErrors.unreadable : kernelErrors.unexpected;
};

/** Shows a definition's message at the field it names. */
const atField = ({ field, message }: ErrorDefinition): Partial<ErrorBody> =>
  field ? { fields: [{ path: field, message }] } : {};

/**
 * Turns every failure of the API into the one body of the error catalogue. An address that no record can have is not found,
 * like that of a record that does not exist. Unexpected errors are logged, and their answer reveals nothing.
 */
export const answerErrors = (app: FastifyInstance, catalogue: readonly ErrorDefinition[]): void => {
  const claims = new Map(catalogue.flatMap((one) => (one.constraint ? [[one.constraint, one] as const] : [])));
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    if (error instanceof Refusal) {
      const { definition, parts, retryAfter } = error;
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      const named = definition === kernelErrors.invalid && invalidParts(parts.fields);
      return answer(reply, request.id, definition, { ...atField(definition), ...parts, ...named });
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      if (error.validationContext === 'params') return answer(reply, request.id, kernelErrors.notFound, {});
      return answer(reply, request.id, kernelErrors.invalid, invalidParts(fieldsOf(error)));
    }
    const definition = definitionOf(error, claims);
    if (definition === kernelErrors.unexpected) request.log.error({ err: error }, 'unexpected');
    if (definition === kernelErrors.busy) request.log.warn({ err: error }, 'cannot be taken now');
    return answer(reply, request.id, definition, atField(definition));
  });
};
