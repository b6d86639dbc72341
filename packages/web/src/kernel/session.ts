import type { Role } from '@attestry/contract/kernel/permissions.ts';

/** The signed-in user. */
export interface Profile {
  identificator: string;
  name: string;
  email: string;
  role: Role;
  /** The role as displayed, with the body's own name in place of `{body}`. */
  roleLabel: string;
  primaryOrganisation: {
    id: string;
    type: 'CertificationBody' | 'Company' | 'Office' | 'Site' | 'AccreditationBody';
    name: string;
  } | null;
  /** False if a company of this user may not export lists. */
  mayExport: boolean;
}

export interface Session {
  /** The access token sent with every call; undefined before the sign-in. */
  token(): string | undefined;
  /** Opens the sign-in, which returns to `returnTo`, a path of this site; by default to the present address. */
  signIn(returnTo?: string): void;
  signOut(): void;
  /** Ends every session of the account, on all devices. */
  signOutEverywhere(): void;
  profile(): Profile | undefined;
}

const privateArea = '/private';

/** Until the private area installs its session, signing in means opening that area. */
const visitor: Session = {
  token: () => undefined,
  signIn: (returnTo) => window.location.assign(returnTo?.startsWith(privateArea) ? returnTo : privateArea),
  signOut: () => undefined,
  signOutEverywhere: () => undefined,
  profile: () => undefined,
};
let present: Session = visitor;

/** Installs the real session; called by the private area, so that public pages load no sign-in library. */
export const installSession = (session: Session): void => {
  present = session;
};

export const session: Session = {
  token: () => present.token(),
  signIn: (returnTo) => present.signIn(returnTo),
  signOut: () => present.signOut(),
  signOutEverywhere: () => present.signOutEverywhere(),
  profile: () => present.profile(),
};
