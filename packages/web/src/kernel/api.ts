import type { Request, Send } from '@attestry/contract/kernel/client.ts';
import type { NamedFile } from '@attestry/contract/kernel/endpoint.ts';
import type { ErrorBody } from '@attestry/contract/kernel/errors.ts';
import { ApiError, isAnswered, sentenceOf } from './api-error.ts';
import { showBanner } from './notices.ts';
import { session } from './session.ts';
import { i18n } from './texts.ts';

interface SendOptions {
  /** Shows no banner, because the caller shows failures itself. */
  quiet?: true;
  /** Does not lead to the sign-in, because the reader did nothing. */
  unasked?: true;
  /** Called with the sent fraction of an upload, 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/**
 * The versions of records answered with an ETag, keyed by the answer itself, so that a form edits the version it
 * showed.
 */
const versions = new WeakMap<object, string>();

/** The version of an answer, for If-Match; throws if the answer had none. */
export const versionOf = (record: object): string => {
  const version = versions.get(record);
  if (version === undefined) throw new Error('The record came without a version: its endpoint must be versioned');
  return version;
};

const headersOf = (request: Request): Headers => {
  const headers = new Headers({ accept: 'application/json' });
  const token = session.token();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (request.version) headers.set('if-match', request.version);
  if (request.body !== undefined && !request.file) headers.set('content-type', 'application/json');
  return headers;
};

let answered: typeof fetch = (...call) => fetch(...call);

/** Has calls answered without the network, where pages are rendered within the server. */
export const answerCallsBy = (answer: typeof fetch): void => {
  answered = answer;
};

const transmit = async (request: Request, options: SendOptions): Promise<Response> => {
  const headers = headersOf(request);
  if (request.file) {
    // Loaded on demand: public pages send no files.
    const { upload } = await import('./upload.ts');
    return upload(request, request.file, headers, options);
  }
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  return answered(request.url, { method: request.method, headers, body, signal: options.signal ?? null });
};

const isJson = (response: Response) => (response.headers.get('content-type') ?? '').includes('json');

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

/** RFC 6266: `filename*` is percent-encoded UTF-8 and takes precedence over `filename`. */
export const fileNameOf = (disposition: string | null): string => {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? 'download';
};

const readAnswer = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  if (!isJson(response)) {
    const name = fileNameOf(response.headers.get('content-disposition'));
    return { blob: await response.blob(), name } satisfies NamedFile;
  }
  const answer: unknown = await response.json();
  const version = response.headers.get('etag');
  if (version && typeof answer === 'object' && answer !== null) versions.set(answer, version);
  return answer;
};

const failureOf = async (request: Request, response: Response): Promise<ApiError> => {
  const body: unknown = isJson(response) ? await response.json().catch(() => undefined) : undefined;
  const version = response.headers.get('etag');
  const seconds = Number(response.headers.get('retry-after'));
  return new ApiError({
    method: request.method,
    status: response.status,
    ...(isErrorBody(body) ? { body } : {}),
    ...(version ? { version } : {}),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  });
};

const attempt = async (request: Request, options: SendOptions): Promise<unknown> => {
  // A missing or truncated answer is a network failure; a call that the caller cancelled is not.
  const failed = (cause: unknown) => {
    throw options.signal?.aborted ? cause : new ApiError({ method: request.method });
  };
  const response = await transmit(request, options).catch(failed);
  if (response.ok) return readAnswer(response).catch(failed);
  throw await failureOf(request, response);
};

/**
 * Shows the banner of a failed call, unless the call leads to the sign-in. A conflict names the record it is about. Any other error is
 * a defect and is thrown on.
 */
export const showFailure = (error: unknown, name?: string): void => {
  if (!(error instanceof ApiError)) throw error;
  if (isAnswered(error, 401)) return;
  const message = sentenceOf(error);
  const isNamed = name !== undefined && isAnswered(error, 409);
  showBanner(isNamed ? i18n.t('{name}: {message}', { name, message }) : message);
};

/**
 * Creates a client for calls: JSON both ways, files as `{ blob, name }`, uploads as multipart with progress. A failure
 * is an `ApiError` and shows a banner unless `quiet`; a 401 leads to the sign-in, which returns to the same address,
 * unless `unasked`.
 */
export const sendWith =
  (options: SendOptions): Send =>
  async (request) => {
    try {
      return await attempt(request, options);
    } catch (error) {
      if (isAnswered(error, 401)) {
        if (!options.unasked) session.signIn();
      } else if (!options.quiet) showFailure(error);
      throw error;
    }
  };

/** Sends a call and shows a banner when it fails. */
export const send: Send = sendWith({});

/** Sends a call whose failures the caller shows: forms, exports and inline edits show them in place. */
export const quietSend: Send = sendWith({ quiet: true });
