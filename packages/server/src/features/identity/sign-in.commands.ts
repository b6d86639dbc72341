import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Database } from '../../kernel/database/database.ts';
import { servePages } from '../../kernel/pages/page-routes.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { localVerifier, remoteVerifier } from '../../kernel/tokens/token-verifier.ts';
import { authenticator, externalAccounts, ownAccounts } from './authenticator.queries.ts';
import { askForLink } from './identity.jobs.ts';
import { openKnownBrowsers } from './pages/known-browsers.commands.ts';
import { passwordRoutes } from './pages/password.routes.ts';
import { signInRoutes } from './pages/sign-in.routes.ts';
import type { DemoAccount } from './pages/sign-in.template.ts';
import { createProvider } from './provider/provider.commands.ts';
import { mountProvider } from './provider/provider.routes.ts';
import { signInOf } from './provider/provider.rules.ts';
import { openSigningKey } from './provider/signing-key.commands.ts';

/** How people sign in to this deployment. */
export interface SignIn {
  /** For `kernel.authenticate`. */
  authenticate(request: FastifyRequest): Promise<Actor | undefined>;
  /**
   * Binds the provider at `/oidc` and its pages, which offer the demo's accounts where there are the demo's comforts. With
   * an external provider there are none.
   */
  mount(app: FastifyInstance, demoAccounts?: readonly DemoAccount[]): Promise<void>;
}

const externalSignIn = (settings: Settings, database: Database): SignIn => {
  const { issuer, clientId } = signInOf(settings);
  const verify = remoteVerifier({ issuer, clientId, audience: settings.OIDC_AUDIENCE });
  return {
    authenticate: authenticator(database, externalAccounts(verify, settings)),
    mount: async () => undefined,
  };
};

const embeddedSignIn = async (settings: Settings, database: Database): Promise<SignIn> => {
  const key = await openSigningKey(database);
  const { issuer } = signInOf(settings);
  const verify = localVerifier({ issuer, audience: settings.OIDC_AUDIENCE }, key.publicKey);
  return {
    authenticate: authenticator(database, ownAccounts(verify)),
    mount: async (app, demoAccounts = []) => {
      const provider = createProvider(settings, database, key);
      const knownBrowsers = openKnownBrowsers(settings, key.cookieKey);
      await mountProvider(app, settings, provider);
      await servePages(app, settings, (pages) => {
        signInRoutes(pages, { settings, database, provider, knownBrowsers, demoAccounts });
        passwordRoutes(pages, { settings, database, knownBrowsers, askForLink });
      });
    },
  };
};

/** Opens the deployment's sign-in: its own provider, whose key is made the first time, or the configured external one. */
export const openSignIn = async (settings: Settings, database: Database): Promise<SignIn> =>
  settings.OIDC_ISSUER === undefined ? embeddedSignIn(settings, database) : externalSignIn(settings, database);
