import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { quietSend } from './api.ts';
import { ApiError } from './api-error.ts';
import { configurationQuery } from './configuration.ts';
import { isCopiedTab } from './copied-tab.ts';
import { queryClient } from './queries.ts';
import { pathToReturnTo, presentPath } from './return-path.ts';
import { session as installed, installSession, type Profile } from './session.ts';

const freshKey = 'attestry.signed-in';
const renewedBeforeExpiry = 60;

let opened: Promise<UserManager> | undefined;

const createManager = async (): Promise<UserManager> => {
  const { signIn } = await queryClient.ensureQueryData(configurationQuery);
  const { origin } = window.location;
  const store = new WebStorageStateStore({ store: sessionStorage });
  return new UserManager({
    authority: signIn.embedded ? `${origin}/oidc` : signIn.issuer,
    client_id: signIn.clientId,
    redirect_uri: `${origin}/signed-in`,
    post_logout_redirect_uri: `${origin}/`,
    scope: 'openid profile email offline_access',
    userStore: store,
    stateStore: store,
    automaticSilentRenew: true,
    accessTokenExpiringNotificationTimeInSeconds: renewedBeforeExpiry,
    redirectMethod: 'replace',
  });
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
  try {
    await manager.signinRedirect({ state: { returnTo } });
  } catch (error) {
    leaving = false;
    throw error;
  }
};

/** Who is signed in in this tab, with a token that is good; renewed first where it is past. */
const presentUser = async (manager: UserManager): Promise<User | null> => {
  if (await isCopiedTab()) await manager.removeUser();
  const user = await manager.getUser();
  if (!user?.expired) return user;
  return user.refresh_token ? manager.signinSilent().catch(() => null) : null;
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
  await quietSend({ method: 'POST', url: '/user/api/User/signOutEverywhere' });
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
  // Renewal may have slept with the computer. If it fails, the next call is refused and leaves for the sign-in.
  manager.events.addAccessTokenExpired(() => void manager.signinSilent().catch(() => undefined));
  installSession({
    token: () => user.access_token,
    signIn: (returnTo) => void leave(manager, returnTo),
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

/** Ends the sign-in at `/signed-in` and gives the path to go on to. Throws when the answer belongs to no sign-in of this tab. */
export const finishSignIn = async (): Promise<string> => {
  const manager = await openManager();
  const { state } = await manager.signinRedirectCallback();
  sessionStorage.setItem(freshKey, 'yes');
  return pathToReturnTo(
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined,
  );
};
