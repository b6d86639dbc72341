import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { quietSend } from './api.ts';
import { ApiError, sentenceOf } from './api-error.ts';
import { configurationQuery } from './configuration.ts';
import { isCopiedTab } from './copied-tab.ts';
import { forgetDrafts, forgetDraftsOfOthers } from './kept-drafts.ts';
import { dismissBanner, showBanner, showSnackbar } from './notices.ts';
import { queryClient } from './queries.ts';
import { forgetReaderName, storeReaderName } from './reader-name.ts';
import { forgetEntries } from './recent-entries.ts';
import { pathToReturnTo, presentPath } from './return-path.ts';
import { session as installed, installSession, type Profile } from './session.ts';
import { NoAccount } from './sign-in-failures.ts';
import { i18n } from './texts.ts';

const freshKey = 'attestry.signed-in';
const renewedBeforeExpiry = 60;
/** The time that the sign-in page may take to open. A reader who is still here afterwards has chosen to stay. */
const leaveTimeout = 10_000;
/** The time in which the window that began a sign-in must take the answer and close the window that received it. */
const handOverTimeout = 1500;

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
    // Only `renew` renews the session, so that no two renewals send the same refresh token.
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

/**
 * Opens the sign-in, only once if many calls are refused at the same time. With `prompt: 'login'` the provider asks who signs
 * in, although it still knows somebody.
 */
const leave = async (
  manager: UserManager,
  returnTo = presentPath(),
  asked: { prompt?: 'login' } = {},
): Promise<void> => {
  if (leaving) return;
  leaving = true;
  const stay = () => {
    leaving = false;
  };
  setTimeout(stay, leaveTimeout);
  try {
    await manager.signinRedirect({ state: { returnTo }, ...asked });
  } catch (error) {
    stay();
    throw error;
  }
};

/** Whether leaving the page would lose data; asks its guards as the browser does. */
const holdsUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Opens the sign-in in a second window, so that the page keeps its data. If no window may open, the page is left after
 * all.
 */
const signInInSecondWindow = async (manager: UserManager, before: User): Promise<void> => {
  const user = await manager.signinPopup().catch(() => undefined);
  if (!user) return leave(manager);
  // The data on the page is not that of another user.
  if (user.profile.sub !== before.profile.sub) return window.location.reload();
  dismissBanner();
  showSnackbar(i18n.t('You are signed in again. Please save once more.'));
};

const signInAgain = (manager: UserManager, before: User, returnTo: string | undefined): void => {
  if (!holdsUnsaved()) return void leave(manager, returnTo);
  showBanner(i18n.t('You were signed out. What you entered is still here but not saved.'), {
    label: i18n.t('Sign in again'),
    run: () => void signInInSecondWindow(manager, before),
  });
};

let renewing: Promise<User | null> | undefined;

/**
 * Renews the session once for all callers: a refresh token sent twice looks stolen, and the provider ends the session. Resolves
 * to null if it cannot be renewed; the next call is then refused. Without a refresh token the library would try a frame.
 */
const renew = (manager: UserManager): Promise<User | null> => {
  renewing ??= manager
    .getUser()
    .then((user) => (user?.refresh_token ? manager.signinSilent() : null))
    .catch(() => null)
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
};

/** The signed-in user of this tab. An expired token is renewed first. */
const presentUser = async (manager: UserManager): Promise<User | null> => {
  if (await isCopiedTab()) await manager.removeUser();
  const user = await manager.getUser();
  return user?.expired ? renew(manager) : user;
};

const readProfile = async (token: string): Promise<Profile | 'refused'> => {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch('/user/api/User/whoAmI', { headers }).catch(() => {
    throw new ApiError({ method: 'GET' });
  });
  if (answer.status === 401) return 'refused';
  if (!answer.ok) throw new ApiError({ method: 'GET', status: answer.status });
  // The endpoint belongs to a feature, which the kernel may not import; the contract defines its shape.
  return (await answer.json()) as Profile;
};

const goHome = () => window.location.assign('/');

/** Forgets what this device keeps of people, when one signs out. */
const forgetReader = () => {
  forgetDrafts();
  forgetEntries();
};

/** While every session of the account ends, calls under way are refused. They do not lead to the sign-in. */
let isLeaving = false;

const endEverywhere = async (manager: UserManager): Promise<void> => {
  isLeaving = true;
  try {
    await quietSend({ method: 'POST', url: '/user/api/User/signOutEverywhere' });
  } catch (error) {
    isLeaving = false;
    if (error instanceof ApiError && error.status === 401) return installed.signIn();
    const reason = sentenceOf(error);
    showBanner(i18n.t('You are still signed in everywhere. Please try again. Reason: {reason}', { reason }));
    return;
  }
  forgetReader();
  await manager.removeUser();
  goHome();
};

/** If the provider has no sign-out endpoint, signing out only clears this tab's session. */
const end = (manager: UserManager): Promise<void> => {
  forgetReader();
  return manager.signoutRedirect().catch(async () => {
    await manager.removeUser();
    goHome();
  });
};

const install = (manager: UserManager, signedIn: User, profile: Profile): void => {
  let user = signedIn;
  manager.events.addUserLoaded((renewed) => {
    user = renewed;
  });
  manager.events.addAccessTokenExpiring(() => void renew(manager));
  // The renewal before expiry may have failed, or the computer may have slept.
  manager.events.addAccessTokenExpired(() => void renew(manager));
  storeReaderName(profile.name);
  forgetDraftsOfOthers(profile.identificator);
  forgetEntries(profile.identificator);
  installSession({
    token: () => user.access_token,
    signIn: (returnTo) => (isLeaving ? undefined : signInAgain(manager, user, returnTo)),
    signOut: () => void end(manager),
    signOutEverywhere: () => void endEverywhere(manager),
    profile: () => profile,
  });
};

const never = () => new Promise<never>(() => undefined);

/** Opens the sign-in for somebody else than the person whom the provider knows. */
export const signInAsAnother = async (): Promise<void> =>
  leave(await openManager(), presentPath(), { prompt: 'login' });

const openSession = async (): Promise<void> => {
  const manager = await openManager();
  const user = await presentUser(manager);
  const profile = user === null ? 'refused' : await readProfile(user.access_token);
  if (user !== null && profile !== 'refused') {
    sessionStorage.removeItem(freshKey);
    return install(manager, user, profile);
  }
  // Signing in again would be refused again, without end.
  if (user !== null && sessionStorage.getItem(freshKey) !== null) {
    sessionStorage.removeItem(freshKey);
    await manager.removeUser();
    throw new NoAccount();
  }
  await leave(manager);
  return never();
};

let session: Promise<void> | undefined;

/**
 * Guards the private area: `beforeLoad: requireSession`. Resolves once a user is signed in and the session is installed;
 * otherwise goes to the sign-in, which returns here. Throws `NoAccount` for a user without one, and `ApiError` if no sign-in is possible.
 */
export const requireSession = (): Promise<void> => {
  if (installed.profile() !== undefined) return Promise.resolve();
  session ??= openSession().catch((error: unknown) => {
    session = undefined;
    throw error;
  });
  return session;
};

/** Passes the answer in the address to the window that began the sign-in, which then closes this one. */
const handOverSession = async (manager: UserManager): Promise<void> => {
  const begun = new URLSearchParams(window.location.search).get('state');
  if (begun === null || (await manager.settings.stateStore.get(begun)) !== null) return;
  await manager.signinPopupCallback();
  await new Promise((resolve) => setTimeout(resolve, handOverTimeout));
};

/**
 * Completes the sign-in at `/signed-in` and returns the path to open. Throws if the answer belongs to no sign-in of
 * this tab.
 */
export const finishSignIn = async (): Promise<string> => {
  const manager = await openManager();
  await handOverSession(manager);
  const { state } = await manager.signinRedirectCallback();
  sessionStorage.setItem(freshKey, 'yes');
  return pathToReturnTo(
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined,
  );
};
