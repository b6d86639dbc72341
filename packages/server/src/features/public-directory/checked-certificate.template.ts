import type { CheckedCertificate } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { html, type Markup } from '../../kernel/pages/html.ts';
import type { Page } from '../../kernel/pages/page.ts';

type Tone = 'good' | 'warn' | 'bad';
interface Verdict {
  tone: Tone;
  /** The verdict to compare with the paper. */
  verdict: string;
  /** What it means for the reader. */
  meaning: string;
}

const sinceDay = (word: string, day: string | null) => (day ? `${word} since ${day}` : word);
const notHeld = 'The site does not hold this certificate today.';

const verdictOf = ({ standing, since, until, replacedByVersion }: CheckedCertificate): Verdict => {
  switch (standing) {
    case 'Valid':
      return { tone: 'good', verdict: `Valid until ${until}`, meaning: 'The site holds this certificate today.' };
    case 'Interim':
      return {
        tone: 'warn',
        verdict: `Interim until ${until}`,
        meaning: 'The certification has been extended until the next audit is decided.',
      };
    case 'Suspended':
      return { tone: 'bad', verdict: sinceDay('Suspended', since), meaning: notHeld };
    case 'Withdrawn':
      return { tone: 'bad', verdict: sinceDay('Withdrawn', since), meaning: notHeld };
    case 'Expired':
      return { tone: 'bad', verdict: until ? `Expired: it was valid until ${until}` : 'Expired', meaning: notHeld };
    case 'Replaced':
      return {
        tone: 'warn',
        verdict: `Replaced by version ${replacedByVersion}`,
        meaning: 'What it prints has changed. Ask the site for the present version.',
      };
    case 'Renewed':
      return {
        tone: 'warn',
        verdict: 'Replaced by a later certificate',
        meaning: 'The site has been audited again. Ask it for its present certificate.',
      };
    case 'Ended':
      return { tone: 'bad', verdict: 'No longer valid', meaning: notHeld };
  }
};

const fact = ([name, value]: [string, string]): Markup | undefined =>
  value === '' ? undefined : html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`;

const factsOf = ({ number, version, standard, grade, level, printed }: CheckedCertificate): Markup[] =>
  [
    fact(['Certificate', `${number}, version ${version}`]),
    fact(['Standard', standard]),
    fact(['Level', level]),
    fact(['Grade', grade]),
    ...(printed
      ? [
          fact(['Site', printed.siteName]),
          fact(['Site code', printed.siteCode]),
          fact(['Country', printed.country]),
          fact(['Certification body', printed.certificationBody]),
          fact(['Issue date', printed.issueDate]),
          fact(['Scope', printed.scope]),
          fact(['Exclusions from scope', printed.exclusions || 'None']),
          fact(['Product categories', printed.categories.join('; ')]),
          fact(['Additional modules', printed.modules.join('; ') || 'None']),
        ]
      : []),
  ].filter((each) => each !== undefined);

/** Shows what a certificate is worth today, to compare with the paper. */
export const checkedCertificatePage = (directoryName: string, certificate: CheckedCertificate): Page => {
  const { tone, verdict, meaning } = verdictOf(certificate);
  const { replacedByVersion, standing, isPublished, printed, asOf } = certificate;
  const isReplacedToo = replacedByVersion !== null && standing !== 'Replaced';
  return {
    title: verdict,
    directoryName,
    content: html`<div class="verdict ${tone}"><h1>${verdict}</h1><p>${meaning}</p>
${isReplacedToo && html`<p>Its version ${replacedByVersion} was issued after it.</p>`}</div>
<p class="hint">Compare the certificate with the details below.</p>
<dl class="facts">${factsOf(certificate)}</dl>
<p class="hint">As recorded in the directory at ${asOf.slice(0, 16).replace('T', ' ')} UTC.</p>
${isPublished && printed !== null && html`<p class="quiet-links"><a href="/site/${printed.siteCode}">All certificates of this site</a></p>`}`,
  };
};
