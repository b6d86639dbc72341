import { vi } from 'vitest';

/** A call as it was sent. */
export interface Sent {
  method: string;
  path: string;
  body: unknown;
  /** The version in If-Match. */
  version: string | null;
}

interface Answer {
  status?: number;
  /** The ETag. */
  version?: string;
  body: object;
}

/** Answers every call of the page, and tells those that changed something in the order they were sent. */
export const recordCalls = (answerTo: (sent: Sent) => Answer | Promise<Answer>): Sent[] => {
  const changes: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit) => {
    const text = typeof body === 'string' ? body : 'null';
    const sent = { method, path, body: JSON.parse(text), version: new Headers(headers).get('if-match') };
    if (method !== 'GET') changes.push(sent);
    const { status = 200, version, body: answer } = await answerTo(sent);
    return Response.json(answer, { status, headers: version ? { etag: version } : {} });
  });
  return changes;
};
