export { createAccessToken } from './access-token.commands.ts';
export { appointAdministrator } from './administrator.commands.ts';
export { signOutEverywhere } from './identity.commands.ts';
export { clearSignInRecords, invite, sendPasswordLink } from './identity.jobs.ts';
export { hasSignIn, readActor } from './identity.queries.ts';
export { withdrawPasswordLinks } from './password-link.commands.ts';
export { signInOf } from './provider/provider.rules.ts';
export { openSignIn } from './sign-in.commands.ts';
