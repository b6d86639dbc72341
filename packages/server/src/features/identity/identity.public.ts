export { createAccessToken } from './access-token.commands.ts';
export { appointAdministrator } from './administrator.commands.ts';
export { signOutEverywhere } from './identity.commands.ts';
export { clearSignInRecords, invite, reinvite, sendPasswordLink } from './identity.jobs.ts';
export { readActor } from './identity.queries.ts';
export { signInOf } from './provider/provider.rules.ts';
export { openSignIn } from './sign-in.commands.ts';
