import type { Role } from '@attestry/contract/kernel/permissions.ts';

/** Who is signed in, as the directory's own record has it. */
export interface Profile {
  identificator: string;
  name: string;
  email: string;
  role: Role;
  /** The role as people read it, the body's own name in place of `{body}`. */
  roleLabel: string;
  primaryOrganisation: {
    id: string;
    type: 'CertificationBody' | 'Company' | 'Office' | 'Site' | 'AccreditationBody';
    name: string;
  } | null;
  /** False where a company of this person is kept from exporting lists. */
  mayExport: boolean;
}

export interface Session {
  /** The access token of every call, absent before sign-in. */
  token(): string | undefined;
  /** Leaves for the sign-in page and comes back to `returnTo`, a path of this site; without one, to the present address. */
  signIn(returnTo?: string): void;
  signOut(): void;
  /** Ends every session of the account, on all devices. */
  signOutEverywhere(): void;
  profile(): Profile | undefined;
}

const privateArea = '/private';

/** Before the private area has brought its sign-in, signing in means going there. */
const visitor: Session = {
  token: () => undefined,
  signIn: (returnTo) => window.location.assign(returnTo?.startsWith(privateArea) ? returnTo : privateArea),
  signOut: () => undefined,
  signOutEverywhere: () => undefined,
  profile: () => undefined,
};
let present: Session = visitor;

/** The private area brings the real session, so that public pages load no sign-in library. */
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
