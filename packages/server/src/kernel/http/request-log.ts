import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** `code` and `cause`, where the error has them. */
  [more: string]: unknown;
}

/**
 * What the log keeps of an error. Other properties of PostgreSQL's errors may contain values of a row, which must not be
 * logged.
 */
const loggedError = (error: Error): LoggedError => ({
  type: error.name,
  message: error.message,
  ...('code' in error && { code: error.code }),
  stack: error.stack ?? '',
  ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
});

/** Logs the route's pattern instead of the address, which may hold search terms, email addresses and tokens. */
export const logSerializers = {
  req: ({ method }: { method: string }) => ({ method }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
  err: loggedError,
};

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  ...(request.actor && { user: request.actor.id }),
});

/** Logs one line for each answered request: who called which route, and the outcome. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    request.log.info(lineOf(request, reply), 'answered');
  }
  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const line = lineOf(request, reply);
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.log.info(line, 'left before the end');
    else request.log.warn({ ...line, err: error }, 'broke off');
  }
}
