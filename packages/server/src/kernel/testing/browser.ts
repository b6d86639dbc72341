import { createHash, randomBytes } from 'node:crypto';

/** A minimal browser for sign-in tests: keeps cookies by path and posts forms from the page it shows, but follows no redirect. */
export interface Browser {
  get(address: string): Promise<Response>;
  /** Posts a form as from a page of the same site, or with the given headers. */
  post(address: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Forgets all cookies, like a new private window. */
  forget(): void;
}

interface Cookie {
  value: string;
  path: string;
}

const readCookie = (header: string): { name: string; path: string; value: string } => {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const cut = pair.indexOf('=');
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
  const past = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
  return { name: pair.slice(0, cut), path, value: past ? '' : pair.slice(cut + 1) };
};

/** A browser at `origin`; addresses may be paths. Redirects are returned, so that tests see each step. */
export const openBrowser = (origin: string): Browser => {
  const jar = new Map<string, Cookie>();
  const cookiesFor = (path: string) =>
    [...jar]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`);
  const visit = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, origin);
    const headers = new Headers(init.headers);
    headers.set('cookie', cookiesFor(url.pathname).join('; '));
    const answer = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const { name, path, value } of answer.headers.getSetCookie().map(readCookie)) {
      if (value) jar.set(`${name} ${path}`, { value, path });
      else jar.delete(`${name} ${path}`);
    }
    return answer;
  };
  return {
    get: (address) => visit(address, { headers: { accept: 'text/html' } }),
    post: (address, fields, headers = { origin }) =>
      visit(address, { method: 'POST', body: new URLSearchParams(fields), headers }),
    forget: () => jar.clear(),
  };
};

/** A PKCE verifier (RFC 7636) and its challenge. */
export const makePkce = (): { verifier: string; challenge: string } => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};
