import { bannerFor } from '@attestry/contract/kernel/banners.ts';
import type { Method } from '@attestry/contract/kernel/endpoint.ts';
import type { ErrorBody } from '@attestry/contract/kernel/errors.ts';

interface Failure {
  method: Method;
  /** Absent when no answer came. */
  status?: number;
  body?: ErrorBody;
  /** The ETag of the answer; it gives a stale edit the present version. */
  version?: string;
  /** Seconds after which a busy server wants to be asked again. */
  askAgainAfter?: number;
}

/** A call that failed: no answer (`status` absent), or an answer of 400 and above with the error catalogue's body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly method: Method;
  readonly status: number | undefined;
  readonly body: ErrorBody | undefined;
  readonly version: string | undefined;
  readonly askAgainAfter: number | undefined;

  constructor(failure: Failure) {
    super(failure.body?.message ?? bannerFor(failure.method, failure.status));
    this.method = failure.method;
    this.status = failure.status;
    this.body = failure.body;
    this.version = failure.version;
    this.askAgainAfter = failure.askAgainAfter;
  }
}

/** Whether a call was answered with one of these statuses. */
export const isAnswered = (error: unknown, ...statuses: number[]): error is ApiError =>
  error instanceof ApiError && statuses.some((status) => status === error.status);

/** Whether the server refused what was asked, so that asking the same again is of no use. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** Whether what was asked for is there no longer, or out of this reader's sight. */
const isGone = (error: unknown): boolean => isAnswered(error, 403, 404);

/**
 * Why a reading has nothing to show. A later one that fails leaves what was read before it there, unless it says that
 * this is gone or out of sight.
 */
export const failureOf = ({ data, error }: { data: unknown; error: Error | null }): Error | undefined =>
  error && (data === undefined || isGone(error)) ? error : undefined;

const catalogued = new Set([401, 403, 404]);

/** The sentence a failed call shows: the catalogue's, or the server's own for the other refusals from 400 to 499. */
export const sentenceOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return bannerFor(undefined, undefined);
  const { method, status, body } = error;
  const isExplained = isRefusal(error) && status !== undefined && !catalogued.has(status);
  return isExplained && body ? body.message : bannerFor(method, status);
};
