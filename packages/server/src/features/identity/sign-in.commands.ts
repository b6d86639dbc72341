import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Database } from '../../kernel/database/database.ts';
import { servePages } from '../../kernel/pages/page-routes.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { localVerifier, remoteVerifier } from '../../kernel/tokens/token-verifier.ts';
import { authenticator, embeddedAccounts, externalAccounts } from './authenticator.queries.ts';
import { requestPasswordLink } from './identity.jobs.ts';
import { openKnownBrowsers } from './pages/known-browsers.commands.ts';
import { passwordRoutes } from './pages/password.routes.ts';
import { signInRoutes } from './pages/sign-in.routes.ts';
import type { ListedDemoAccount } from './pages/sign-in.template.ts';
import { createProvider } from './provider/provider.commands.ts';
import { mountProvider } from './provider/provider.routes.ts';
import { signInOf } from './provider/provider.rules.ts';
import { openSigningKey } from './provider/signing-key.commands.ts';

/** Sign-in of this deployment. */
export interface SignIn {
  /** For `kernel.authenticate`. */
  authenticate(request: FastifyRequest): Promise<Actor | undefined>;
  /**
   * Mounts the provider at `/oidc` and its pages, which list the demo's accounts if its conveniences are on. Does nothing
   * with an external provider.
   */
  mount(app: FastifyInstance, demoAccounts?: readonly ListedDemoAccount[]): Promise<void>;
}

const externalSignIn = (settings: Settings, database: Database): SignIn => {
  const { issuer, clientId } = signInOf(settings);
  const verify = remoteVerifier({ issuer, clientId, audience: settings.OIDC_AUDIENCE });
  return {
    authenticate: authenticator(database, settings, externalAccounts(verify, settings)),
    mount: async () => undefined,
  };
};

const embeddedSignIn = async (settings: Settings, database: Database): Promise<SignIn> => {
  const key = await openSigningKey(database);
  const { issuer } = signInOf(settings);
  const verify = localVerifier({ issuer, audience: settings.OIDC_AUDIENCE }, key.publicKey);
  return {
    authenticate: authenticator(database, settings, embeddedAccounts(verify)),
    mount: async (app, demoAccounts = []) => {
      const provider = createProvider(settings, database, key);
      const knownBrowsers = openKnownBrowsers(settings, key.cookieKey);
      await mountProvider(app, settings, provider);
      await servePages(app, settings, (pages) => {
        signInRoutes(pages, { settings, database, provider, knownBrowsers, demoAccounts });
        passwordRoutes(pages, { settings, database, knownBrowsers, requestPasswordLink });
      });
    },
  };
};

/** Opens the deployment's sign-in: the embedded provider, whose key is created the first time, or the configured external one. */
export const openSignIn = async (settings: Settings, database: Database): Promise<SignIn> =>
  settings.OIDC_ISSUER === undefined ? embeddedSignIn(settings, database) : externalSignIn(settings, database);
