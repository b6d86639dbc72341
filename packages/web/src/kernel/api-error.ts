import { bannerFor } from '@attestry/contract/kernel/banners.ts';
import type { Method } from '@attestry/contract/kernel/endpoint.ts';
import type { ErrorBody } from '@attestry/contract/kernel/errors.ts';

export interface Failure {
  method: Method;
  /** Undefined when there was no answer. */
  status?: number | undefined;
  body?: ErrorBody | undefined;
  /** The ETag of the answer, by which a stale edit learns the present version. */
  version?: string;
  /** The seconds after which a busy server asks to retry. */
  retryAfterSeconds?: number;
}

/**
 * A failed call: unanswered (`status` undefined), or answered with a status of 400 and above and the error catalogue's
 * body.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly method: Method;
  readonly status: number | undefined;
  readonly body: ErrorBody | undefined;
  readonly version: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure) {
    super(failure.body?.message ?? bannerFor(failure.method, failure.status));
    this.method = failure.method;
    this.status = failure.status;
    this.body = failure.body;
    this.version = failure.version;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** Whether a call was answered with one of these statuses. */
export const isAnswered = (error: unknown, ...statuses: number[]): error is ApiError =>
  error instanceof ApiError && statuses.some((status) => status === error.status);

/** Whether the server refused the call, so that a retry is useless. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** Whether the requested record no longer exists or may no longer be seen. */
const isGone = (error: unknown): boolean => isAnswered(error, 403, 404);

/**
 * Why a query has nothing to show. When a refetch fails, the older data stays, unless the record is gone or may no
 * longer be seen.
 */
export const failureOf = ({ data, error }: { data: unknown; error: Error | null }): Error | undefined =>
  error && (data === undefined || isGone(error)) ? error : undefined;

const catalogued = new Set([401, 403, 404]);

/** The message of a failed call: that of the catalogue, or the server's own for other refusals from 400 to 499. */
export const sentenceOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return bannerFor(undefined, undefined);
  const { method, status, body } = error;
  const isExplained = isRefusal(error) && status !== undefined && !catalogued.has(status);
  return isExplained && body ? body.message : bannerFor(method, status);
};
