import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** `code` and `cause`, where the error has them. */
  [more: string]: unknown;
}

/** An error as the log keeps it. What else PostgreSQL tells of one may be the values of a row, which are nobody's to log. */
const loggedError = (error: Error): LoggedError => ({
  type: error.name,
  message: error.message,
  ...('code' in error && { code: error.code }),
  stack: error.stack ?? '',
  ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
});

/** Addresses hold search terms, email addresses and tokens, so no line has one: the route's pattern says enough. */
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

/** A line for each request, when it has been answered: who called which route, and what came of it. */
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
