import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { html, Markup } from '../../../kernel/pages/html.ts';
import { writePage } from '../../../kernel/pages/page.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';

const showPage = (ctx: KoaContextWithOIDC, settings: Settings, title: string, content: Markup): void => {
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = writePage({ title, directoryName: settings.DIRECTORY_NAME, content: html`<h1>${title}</h1>${content}` });
};

/** The requested return address, which the provider has validated. */
const returnAddress = (ctx: KoaContextWithOIDC): string => {
  const { post_logout_redirect_uri: requested, state } = ctx.oidc.params ?? {};
  if (typeof requested !== 'string') return '/';
  const address = new URL(requested);
  if (typeof state === 'string') address.searchParams.set('state', state);
  return address.href;
};

const endSession = async (ctx: KoaContextWithOIDC): Promise<void> => {
  const { provider, session, cookies } = ctx.oidc;
  const grants = Object.values(session?.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  await Promise.all(
    grants.map(async (grantId) => {
      await provider.RefreshToken.revokeByGrantId(grantId);
      await (await provider.Grant.find(grantId))?.destroy();
    }),
  );
  await session?.destroy();
  cookies.set(provider.cookieName('session'), null, { signed: true, path: '/' });
  ctx.status = 303;
  ctx.redirect(returnAddress(ctx));
};

type LogoutSource = NonNullable<
  NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>['logoutSource']
>;

/**
 * Signs out at once when the request carries the session's own ID token, which no other site has. Otherwise it asks first, or
 * any web page could sign people out.
 */
export const signOut =
  (settings: Settings): LogoutSource =>
  async (ctx, form) => {
    const hint = ctx.oidc.entities.IdTokenHint?.payload.sub;
    if (hint !== undefined && hint === ctx.oidc.session?.accountId) return endSession(ctx);
    const confirm = '<button class="action" name="logout" value="yes">Sign out</button></form>';
    const question = new Markup(form.replace('</form>', confirm));
    showPage(
      ctx,
      settings,
      'Sign out?',
      html`${question}<p class="quiet-links"><a href="/private">Stay signed in</a></p>`,
    );
  };

/** Shows the provider's refusals as a page, such as an expired sign-in or an altered link. */
export const showProviderError =
  (settings: Settings): NonNullable<Configuration['renderError']> =>
  (ctx, out) => {
    const failed = out.error === 'server_error';
    const title = failed ? 'This did not work' : 'Please sign in again';
    const says = failed
      ? 'Something went wrong on our side. Please try again shortly.'
      : 'This sign-in was already used, was begun too long ago, or its link is not complete.';
    const again = html`<p><a class="action" href="/private">Start again</a></p>`;
    showPage(ctx, settings, title, html`<p>${says}</p>${again}`);
  };
