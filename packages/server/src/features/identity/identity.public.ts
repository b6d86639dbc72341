export { tokenFor } from './access-token.commands.ts';
export { authenticator } from './authenticator.queries.ts';
export { setPasswordForDemo, signOutEverywhere } from './identity.commands.ts';
export { clearSignInRecords, invite, sendPasswordLink } from './identity.jobs.ts';
export type { DemoAccount } from './pages/sign-in.template.ts';
export { signInOf } from './provider/provider.rules.ts';
export { openSignIn, type SignIn } from './sign-in.commands.ts';
