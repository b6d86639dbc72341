import type { Request } from '@attestry/contract/kernel/client.ts';

interface UploadOptions {
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

const multipart = (body: unknown, file: Blob): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  // Fields come before the file, so that the server reads them while the file is still arriving.
  form.append('file', file, file instanceof File ? file.name : 'upload');
  return form;
};

const responseOf = (call: XMLHttpRequest): Response => {
  const lines = call.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const empty = call.status === 204 || call.status === 304;
  return new Response(empty ? null : call.response, { status: call.status, headers });
};

/**
 * Sends one file and the fields of the body as multipart. Uses XMLHttpRequest because fetch reports no upload progress.
 * Rejects when there is no answer.
 */
export const upload = (request: Request, file: Blob, headers: Headers, options: UploadOptions): Promise<Response> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'blob';
    headers.forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    call.onload = () => resolve(responseOf(call));
    call.onerror = () => reject(new TypeError('The upload got no answer'));
    call.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    options.signal?.addEventListener('abort', () => call.abort());
    call.send(multipart(request.body, file));
  });
