import { html, type Markup } from '../../../kernel/pages/html.ts';
import { type Page, problemSummary } from '../../../kernel/pages/page.ts';

/** A demo account, whose password is public. */
export interface ListedDemoAccount {
  roleLabel: string;
  name: string;
  email: string;
  password: string;
}

interface SignInForm {
  uid: string;
  email: string;
  problem?: string;
}

const demoForm = (uid: string, { roleLabel, name, email, password }: ListedDemoAccount): Markup =>
  html`<li><form method="post" action="/sign-in/${uid}">
<input type="hidden" name="email" value="${email}">
<input type="hidden" name="password" value="${password}">
<button class="person"><strong>${roleLabel}</strong><span>${name}</span><span class="below">${email}</span></button>
</form></li>`;

const demoAside = (uid: string, accounts: readonly ListedDemoAccount[]): Markup =>
  html`<section class="aside" aria-labelledby="demo-title">
<h2 id="demo-title">Demo accounts</h2>
<p class="hint">Choose a role to sign in as. Everything in the demo is invented.</p>
<ul class="people">${accounts.map((account) => demoForm(uid, account))}</ul>
</section>`;

const invalid = (problem: string | undefined): Markup | false =>
  problem !== undefined && html` aria-invalid="true" aria-describedby="problem-title"`;

const signInForm = ({ uid, email, problem }: SignInForm): Markup =>
  html`<h1>Sign in</h1>
${problemSummary(problem, 'email')}
<form method="post" action="/sign-in/${uid}">
<div class="field"><label for="email">Email</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none"
spellcheck="false" required maxlength="254" value="${email}"${invalid(problem)}></div>
<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${invalid(problem)}></div>
<label class="choice"><input type="checkbox" name="remember" value="yes"> Keep me signed in on this device</label>
<button class="action">Sign in</button>
</form>
<p class="quiet-links"><a href="/forgot-password?uid=${uid}">Forgot password</a></p>`;

export const signInPage = (directoryName: string, form: SignInForm, demo: readonly ListedDemoAccount[]): Page => ({
  title: form.problem ? 'Error: Sign in' : 'Sign in',
  directoryName,
  content: signInForm(form),
  ...(demo.length > 0 && { aside: demoAside(form.uid, demo) }),
});

export const staleSignInPage = (directoryName: string): Page => ({
  title: 'Please sign in again',
  directoryName,
  content: html`<h1>Please sign in again</h1>
<p>This sign-in was already used or was started too long ago.</p>
<p><a class="action" href="/private">Start again</a></p>`,
});
