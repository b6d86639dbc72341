import { html } from '../../../kernel/pages/html.ts';
import { type Page, problemSummary } from '../../../kernel/pages/page.ts';

interface ForgotForm {
  returnPath: string;
  email: string;
  problem?: string;
}

export const forgotPage = (directoryName: string, { returnPath, email, problem }: ForgotForm): Page => ({
  title: problem ? 'Error: Forgot password' : 'Forgot password',
  directoryName,
  content: html`<h1>Forgot password</h1>
${problemSummary(problem, 'email')}
<p>Enter the email address of your account. We send a link to choose a new password.</p>
<form method="post" action="/forgot-password">
<div class="field"><label for="email">Email</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none"
spellcheck="false" required maxlength="254" value="${email}"${problem !== undefined && html` aria-invalid="true"`}></div>
<button class="action">Send the link</button>
</form>
<p class="quiet-links"><a href="${returnPath}">Back to sign in</a></p>`,
});

export const linkSentPage = (directoryName: string, email: string): Page => ({
  title: 'Check your email',
  directoryName,
  content: html`<h1>Check your email</h1>
<p>If there is an account for <strong>${email}</strong>, we have sent a link to choose a new password.
It can be used once, within one hour.</p>
<p class="hint">Nothing arrived after a few minutes? Look in your spam folder, and check that the address is right.</p>
<p class="quiet-links"><a href="/private">Back to sign in</a></p>`,
});

interface SetPasswordForm {
  token: string;
  email: string;
  problem?: string;
}

export const setPasswordPage = (directoryName: string, { token, email, problem }: SetPasswordForm): Page => ({
  title: problem ? 'Error: Choose a password' : 'Choose a password',
  directoryName,
  content: html`<h1>Choose a password</h1>
${problemSummary(problem, 'password')}
<p>For <strong>${email}</strong>. Other devices on which this account is signed in are signed out.</p>
<form method="post" action="/set-password">
<input type="hidden" name="token" value="${token}">
<input class="away" type="email" name="email" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">
<div class="field"><label for="password">New password</label>
<p class="hint" id="password-hint">At least 12 characters. Three or four unrelated words are easy to remember and hard to guess.</p>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="12" maxlength="200"
aria-describedby="password-hint"${problem !== undefined && html` aria-invalid="true"`}></div>
<button class="action">Save password</button>
</form>`,
});

export const passwordSetPage = (directoryName: string): Page => ({
  title: 'Your password is saved',
  directoryName,
  content: html`<h1>Your password is saved</h1>
<p>Sign in with it from now on.</p>
<p><a class="action" href="/private">Sign in</a></p>`,
});

export const expiredLinkPage = (directoryName: string): Page => ({
  title: 'This link no longer works',
  directoryName,
  content: html`<h1>This link no longer works</h1>
<p>It was already used, is too old, or is not complete. Ask for a new one: it is sent to your email address.</p>
<p><a class="action" href="/forgot-password">Send me a new link</a></p>`,
});
