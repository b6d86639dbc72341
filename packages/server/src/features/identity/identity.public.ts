export { tokenFor } from './access-token.commands.ts';
export { clearSignInRecords, sendPasswordLink } from './identity.jobs.ts';
export { signInOf } from './provider/provider.rules.ts';
export { openSignIn } from './sign-in.commands.ts';
