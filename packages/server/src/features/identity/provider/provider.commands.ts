import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../../../kernel/database/database.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';
import { readAccount } from '../identity.queries.ts';
import { showProviderError, signOut } from './end-session.commands.ts';
import { createAdapter } from './oidc-record.commands.ts';
import { apiScopes, lifetimes, originsOf, scopes, signInOf } from './provider.rules.ts';
import type { SigningKey } from './signing-key.commands.ts';

const clientOf = (settings: Settings): NonNullable<Configuration['clients']>[number] => ({
  client_id: settings.OIDC_CLIENT_ID,
  token_endpoint_auth_method: 'none',
  application_type: 'web',
  redirect_uris: originsOf(settings).map((origin) => `${origin}/signed-in`),
  post_logout_redirect_uris: originsOf(settings).map((origin) => `${origin}/`),
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
});

/** The directory's own pages need no consent: their scopes are granted once per session. */
const ownGrant = async (ctx: KoaContextWithOIDC, audience: string) => {
  const { provider, session, client } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const known = session.grantIdFor(client.clientId);
  const before = known === undefined ? undefined : await provider.Grant.find(known);
  if (before?.accountId === session.accountId) return before;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(audience, apiScopes);
  await grant.save();
  return grant;
};

/** When to show the sign-in page. Consent is never asked; a session whose account is gone must sign in again. */
const prompts = () => {
  const { base, Check } = interactionPolicy;
  const policy = base();
  policy.remove('consent');
  const accountGone = new Check('account_gone', 'the account is not active', 'login_required', ({ oidc }) =>
    oidc.session?.accountId !== undefined && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  policy.get('login')?.checks.add(accountGone);
  return policy;
};

const accountsIn = (database: Database): Pick<Configuration, 'findAccount' | 'extraTokenClaims'> => ({
  findAccount: async (_ctx, id) => {
    const account = await readAccount(database.writes, id);
    return (
      account && {
        accountId: id,
        claims: async () => ({ sub: id, name: account.name, email: account.email, email_verified: true }),
      }
    );
  },
  extraTokenClaims: async (_ctx, token) => {
    if (!('accountId' in token)) return undefined;
    const account = await readAccount(database.writes, token.accountId);
    // A token whose session has ended is invalid.
    return { generation: account?.generation, session: token.sessionUid ?? '' };
  },
});

const tokensFor = (audience: string): Configuration['features'] => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  revocation: { enabled: true },
  resourceIndicators: {
    enabled: true,
    defaultResource: async () => audience,
    useGrantedResource: async () => true,
    getResourceServerInfo: async () => ({
      scope: apiScopes,
      audience,
      accessTokenFormat: 'jwt',
      accessTokenTTL: lifetimes.accessToken,
      jwt: { sign: { alg: 'RS256' } },
    }),
  },
});

const ttl: Configuration['ttl'] = {
  AccessToken: lifetimes.accessToken,
  AuthorizationCode: lifetimes.code,
  IdToken: lifetimes.accessToken,
  Interaction: lifetimes.interaction,
  Grant: lifetimes.refreshToken,
  RefreshToken: lifetimes.refreshToken,
  Session: (_ctx, session) => (session.transient ? lifetimes.session : lifetimes.rememberedSession),
};

const cookies = (secret: string): Configuration['cookies'] => {
  const options = { signed: true, httpOnly: true, sameSite: 'lax' } as const;
  // Short-lived cookies use the path of their own sign-in page, so that two tabs can sign in at the same time.
  return { keys: [secret], long: { ...options, path: '/' }, short: options };
};

/** The embedded OpenID provider: only authorization code with PKCE for the directory's own pages. */
export const createProvider = (settings: Settings, database: Database, key: SigningKey): Provider => {
  const audience = settings.OIDC_AUDIENCE;
  const provider = new Provider(signInOf(settings).issuer, {
    ...accountsIn(database),
    adapter: createAdapter(database.writes),
    jwks: { keys: [key.privateJwk] },
    cookies: cookies(key.cookieKey),
    clients: [clientOf(settings)],
    clientBasedCORS: (_ctx, origin) => originsOf(settings).includes(origin),
    pkce: { required: () => true },
    scopes,
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // The pages read name and address from the ID token; no other endpoint has them.
    conformIdTokenClaims: false,
    interactions: { policy: prompts(), url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    features: {
      ...tokensFor(audience),
      rpInitiatedLogout: { enabled: true, logoutSource: signOut(settings) },
    },
    loadExistingGrant: (ctx) => ownGrant(ctx, audience),
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Signing out revokes the tokens of all tabs.
    expiresWithSession: () => true,
    ttl,
    renderError: showProviderError(settings),
  });
  // The mount sets the forwarded headers itself, from what the server trusts.
  provider.proxy = true;
  return provider;
};
