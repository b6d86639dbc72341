import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { quietSend } from './api.ts';
import { ApiError, sentenceOf } from './api-error.ts';
import { configurationQuery } from './configuration.ts';
import { isCopiedTab } from './copied-tab.ts';
import { dismissBanner, showBanner, showSnackbar } from './notices.ts';
import { queryClient } from './queries.ts';
import { forgetReaderName, keepReaderName } from './reader-name.ts';
import { pathToReturnTo, presentPath } from './return-path.ts';
import { session as installed, installSession, type Profile } from './session.ts';
import { i18n } from './texts.ts';

const freshKey = 'attestry.signed-in';
const renewedBeforeExpiry = 60;
/** Enough for the sign-in page to open. Who is still here then was asked by the browser and stayed. */
const leavingTakes = 10_000;
/** Enough for the window that began a sign-in to take the answer and close the one it came to. */
const handingOverTakes = 1500;

let opened: Promise<UserManager> | undefined;

const createManager = async (): Promise<UserManager> => {
  const { signIn } = await queryClient.ensureQueryData(configurationQuery);
  const { origin } = window.location;
  const store = new WebStorageStateStore({ store: sessionStorage });
  const manager = new UserManager({
    authority: signIn.embedded ? `${origin}/oidc` : signIn.issuer,
    client_id: signIn.clientId,
    redirect_uri: `${origin}/signed-in`,
    post_logout_redirect_uri: `${origin}/`,
    scope: 'openid profile email offline_access',
    userStore: store,
    stateStore: store,
    // Renewed by `renew` alone, so that no two renewals send the one refresh token.
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: renewedBeforeExpiry,
    redirectMethod: 'replace',
  });
  manager.events.addUserUnloaded(forgetReaderName);
  return manager;
};

const openManager = (): Promise<UserManager> => {
  opened ??= createManager();
  return opened;
};

let leaving = false;

/** Goes to the sign-in; many calls refused at the same moment go once. */
const leave = async (manager: UserManager, returnTo = presentPath()): Promise<void> => {
  if (leaving) return;
  leaving = true;
  const stay = () => {
    leaving = false;
  };
  setTimeout(stay, leavingTakes);
  try {
    await manager.signinRedirect({ state: { returnTo } });
  } catch (error) {
    stay();
    throw error;
  }
};

/** Whether the page holds what would be lost by leaving it: its guards are asked as the browser asks them. */
const holdsUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Signs in beside the page, which keeps all that it holds; where no window may open, the page leaves after all. */
const signInBeside = async (manager: UserManager, before: User): Promise<void> => {
  const user = await manager.signinPopup().catch(() => undefined);
  if (!user) return leave(manager);
  // Somebody else has signed in: what is on the page is not theirs.
  if (user.profile.sub !== before.profile.sub) return window.location.reload();
  dismissBanner();
  showSnackbar(i18n.t('You are signed in again. Please save once more.'));
};

const signInAgain = (manager: UserManager, before: User, returnTo: string | undefined): void => {
  if (!holdsUnsaved()) return void leave(manager, returnTo);
  showBanner(i18n.t('You were signed out. What you entered is still here but not saved.'), {
    label: i18n.t('Sign in again'),
    run: () => void signInBeside(manager, before),
  });
};

let renewing: Promise<User | null> | undefined;

/**
 * Renews the session, once for all who ask meanwhile: a refresh token that is sent twice looks stolen, and the
 * provider ends the session. Null where it could not be renewed; the next call is then refused.
 */
const renew = (manager: UserManager): Promise<User | null> => {
  renewing ??= manager
    .signinSilent()
    .catch(() => null)
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
};

/** Who is signed in in this tab, with a token that is good; renewed first where it is past. */
const presentUser = async (manager: UserManager): Promise<User | null> => {
  if (await isCopiedTab()) await manager.removeUser();
  const user = await manager.getUser();
  if (!user?.expired) return user;
  return user.refresh_token ? renew(manager) : null;
};

const readProfile = async (token: string): Promise<Profile | 'refused'> => {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch('/user/api/User/whoAmI', { headers }).catch(() => {
    throw new ApiError({ method: 'GET' });
  });
  if (answer.status === 401) return 'refused';
  if (!answer.ok) throw new ApiError({ method: 'GET', status: answer.status });
  // The endpoint belongs to a feature, which the kernel may not name; the contract holds its shape.
  return (await answer.json()) as Profile;
};

const goHome = () => window.location.assign('/');

const endEverywhere = async (manager: UserManager): Promise<void> => {
  try {
    await quietSend({ method: 'POST', url: '/user/api/User/signOutEverywhere' });
  } catch (error) {
    const reason = sentenceOf(error);
    showBanner(i18n.t('You are still signed in everywhere. Please try again. Reason: {reason}', { reason }));
    return;
  }
  await manager.removeUser();
  goHome();
};

/** A provider without a place to sign out at is left with what this tab holds forgotten. */
const end = (manager: UserManager): Promise<void> =>
  manager.signoutRedirect().catch(async () => {
    await manager.removeUser();
    goHome();
  });

const install = (manager: UserManager, signedIn: User, profile: Profile): void => {
  let user = signedIn;
  manager.events.addUserLoaded((renewed) => {
    user = renewed;
  });
  manager.events.addAccessTokenExpiring(() => void renew(manager));
  // The renewal before the expiry may have failed, or slept with the computer.
  manager.events.addAccessTokenExpired(() => void renew(manager));
  keepReaderName(profile.name);
  installSession({
    token: () => user.access_token,
    signIn: (returnTo) => signInAgain(manager, user, returnTo),
    signOut: () => void end(manager),
    signOutEverywhere: () => void endEverywhere(manager),
    profile: () => profile,
  });
};

const never = () => new Promise<never>(() => undefined);

const openSession = async (): Promise<void> => {
  const manager = await openManager();
  const user = await presentUser(manager);
  const profile = user === null ? 'refused' : await readProfile(user.access_token);
  if (user !== null && profile !== 'refused') {
    sessionStorage.removeItem(freshKey);
    return install(manager, user, profile);
  }
  // Refused straight after a sign-in: the account has no place here, and signing in again would go round in circles.
  if (user !== null && sessionStorage.getItem(freshKey) !== null) {
    sessionStorage.removeItem(freshKey);
    await manager.removeUser();
    throw new ApiError({ method: 'GET', status: 401 });
  }
  await leave(manager);
  return never();
};

let session: Promise<void> | undefined;

/**
 * Guards the private area: `beforeLoad: requireSession`. Resolves once somebody is signed in and the session is
 * installed; otherwise leaves for the sign-in, which comes back here. Throws `ApiError` when neither can be.
 */
export const requireSession = (): Promise<void> => {
  if (installed.profile() !== undefined) return Promise.resolve();
  session ??= openSession().catch((error: unknown) => {
    session = undefined;
    throw error;
  });
  return session;
};

/** Gives the answer in the address to the window whose sign-in it ends; that window then closes this one. */
const handOver = async (manager: UserManager): Promise<void> => {
  const begun = new URLSearchParams(window.location.search).get('state');
  if (begun === null || (await manager.settings.stateStore.get(begun)) !== null) return;
  await manager.signinPopupCallback();
  await new Promise((resolve) => setTimeout(resolve, handingOverTakes));
};

/** Ends the sign-in at `/signed-in` and gives the path to go on to. Throws when the answer belongs to no sign-in of this tab. */
export const finishSignIn = async (): Promise<string> => {
  const manager = await openManager();
  await handOver(manager);
  const { state } = await manager.signinRedirectCallback();
  sessionStorage.setItem(freshKey, 'yes');
  return pathToReturnTo(
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined,
  );
};
