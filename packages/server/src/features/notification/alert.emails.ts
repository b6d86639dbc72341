import {
  type AlertAsker,
  type AlertKind,
  alertNames,
  requestKind,
} from '@attestry/contract/features/notification/notification.schema.ts';
import { requestDays } from '@attestry/contract/features/report-access/report-access.schema.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { facts, linkButton, mailLayout, paragraph } from '../../kernel/mail/mail-layout.ts';
import type { MailContent } from '../../kernel/mail/send-mail.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

interface NotifiedAlert {
  kind: AlertKind;
  about: { type: ShareableEntity | 'user' | 'auditor' | 'export'; id: string; name: string };
  /** Of an audit. */
  standard: string | undefined;
  organisationName: string;
  /** The record is a favourite of the organisation, which sees no more of it. */
  isFollower: boolean;
  /** An audit opens in the Certificate Tracker: for followers, and where a deployment has no pages of audits. */
  inTracker: boolean;
  from: string;
  to: string;
  reason?: string | undefined;
  by: string;
  asker?: AlertAsker | undefined;
  /** Ends the mail of this kind; absent for mail about an account. */
  unsubscribeUrl?: string | undefined;
}

interface Words {
  title: string;
  subject: string;
  opening: string;
  link: { words: string; path: string };
  why: string;
}

const labels = {
  company: 'Company',
  site: 'Site',
  audit: 'Audit',
  user: 'Account',
  auditor: 'Auditor',
  export: 'Report',
} as const;

/** Records have a number that their readers know; accounts and exports have none. */
const nameOf = ({ type, id, name }: NotifiedAlert['about']): string =>
  type === 'user' || type === 'export' ? name : `${name} (${id})`;

/** What is seen of a record. */
const seen = {
  company: 'this company, its sites and their audits',
  site: 'this site and its audits',
  audit: 'this audit with its report, documents and certificate',
  user: 'this account',
  auditor: 'this auditor',
  export: 'this export',
} as const;

const linkTo = ({ about: { type, id }, inTracker }: NotifiedAlert): Words['link'] =>
  inTracker
    ? { words: 'Open the certificate', path: `/private/verify/details/${id}` }
    : { words: `Open the ${type}`, path: `/private/${type}/details/${id}` };

/** Where the audit is shared with those who ask for it. */
const linkToShare = ({ about: { id }, asker }: NotifiedAlert): Words['link'] => ({
  words: 'Share the audit',
  path: `/private/audit/details/${id}/share?query=${encodeURIComponent(asker?.id ?? asker?.organisation ?? '')}`,
});

/** The words for each event of an audit. */
const ofAudit =
  (became: string | ((alert: NotifiedAlert) => string), opening: string) =>
  (alert: NotifiedAlert): Words => ({
    title: alertNames[alert.kind],
    subject: `${alert.about.name}, audit ${alert.about.id}: ${typeof became === 'string' ? became : became(alert)}`,
    opening,
    link: linkTo(alert),
    why: alert.isFollower
      ? `You receive this because this certificate is a favourite of ${alert.organisationName}.`
      : `You receive this because you belong to ${alert.organisationName}, which this audit concerns.`,
  });

/** The words for each decision about an auditor. */
const ofAuditor = (became: string, opening: string) => (alert: NotifiedAlert) => ({
  title: alertNames[alert.kind],
  subject: `${alert.about.name}, auditor ${alert.about.id}: ${became}`,
  opening,
  link: linkTo(alert),
  why: `You receive this because you may edit the auditors of ${alert.organisationName}.`,
});

const wordsOf: Record<AlertKind, (alert: NotifiedAlert) => Words> = {
  'sharing granted': (alert) => ({
    title: `${labels[alert.about.type]} shared with you`,
    subject: `${alert.about.name} was shared with ${alert.organisationName}`,
    opening: `${alert.organisationName} can now see ${seen[alert.about.type]}.`,
    link: linkTo(alert),
    why: `You receive this because you belong to ${alert.organisationName}, with which it was shared.`,
  }),
  'sharing cancelled': ({ about: { type, name }, organisationName, inTracker }) => ({
    title: `${labels[type]} no longer shared with you`,
    subject: `${name} is no longer shared with ${organisationName}`,
    opening: `${organisationName} no longer sees ${seen[type]} by this share.`,
    link: { words: 'See what is shared with you', path: inTracker ? '/private/verify' : `/private/${type}` },
    why: `You receive this because you belong to ${organisationName}, with which it was shared before.`,
  }),
  'new report': ofAudit('a new report', 'A new report was stored in the directory.'),
  'replaced report': ofAudit('its report was replaced', 'The report of this audit was replaced.'),
  'record validated': ofAudit('the audit was validated', 'This audit was validated.'),
  suspended: ofAudit('suspended', 'The certification of this audit was suspended.'),
  withdrawn: ofAudit('withdrawn', 'The certification of this audit was withdrawn.'),
  'certificate expiring': ofAudit(
    ({ to }) => `its certificate ${lowerFirst(to)}`,
    'The certificate of this audit ends soon.',
  ),
  expired: ofAudit('its certificate expired', 'The certificate of this audit has expired.'),
  'no longer current': (alert) => ({
    ...ofAudit(
      'its certificate is no longer current',
      'The certificate of this audit is no longer the current one, and no other took its place.',
    )(alert),
    link: { words: 'Open your favourites', path: '/private/verify?showFavourites=true' },
  }),
  'profile validated': ofAuditor('profile validated', 'The profile of this auditor was validated.'),
  'profile rejected': ofAuditor(
    'profile rejected',
    'The profile of this auditor was rejected. Change what the reason names, and submit it again.',
  ),
  'qualification rejected': ofAuditor(
    'a qualification was rejected',
    'A qualification of this auditor was rejected. Change what the reason names, and submit it again.',
  ),
  [requestKind]: (alert) => ({
    title: alertNames[requestKind],
    subject: `${alert.about.name}, audit ${alert.about.id}: ${alert.asker?.organisation} asks for its report`,
    opening: `${alert.asker?.organisation} asks to see this audit with its report. Share the audit with them to answer the request; otherwise it ends after ${requestDays} days.`,
    link: alert.inTracker ? linkTo(alert) : linkToShare(alert),
    why: `You receive this because you may share this audit of ${alert.organisationName}.`,
  }),
  'account activated': () => ({
    title: alertNames['account activated'],
    subject: 'Your account was activated',
    opening: 'You can sign in now.',
    link: { words: 'Open the directory', path: '/private' },
    why: 'You receive this because it is your account.',
  }),
  'export ended': ({ about: { name }, to }) => ({
    title: alertNames['export ended'],
    subject: to === 'Ready' ? `Your export of ${name} is ready` : `Your export of ${name} failed`,
    opening:
      to === 'Ready'
        ? 'The file is ready. The page Reports offers it for a day, to you alone.'
        : 'The file could not be made. The page Reports says why.',
    link: { words: 'Open the page Reports', path: '/private/report' },
    why: 'You receive this because you exported this report.',
  }),
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A name from a report may contain line breaks; a subject may not. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const linksOf = (settings: Settings, unsubscribeUrl: string) => [
  { words: 'Choose which alerts you receive', href: `${publicOrigin(settings)}/private/notification` },
  { words: 'Unsubscribe from alerts of this kind', href: unsubscribeUrl },
];

/** Lists what changed, with old and new value and author. */
export const alertMail = (settings: Settings, alert: NotifiedAlert): MailContent => {
  const { about, standard, from, to, reason, by, asker, unsubscribeUrl } = alert;
  const { title, subject, opening, link, why } = wordsOf[alert.kind](alert);
  const body = mailLayout(
    {
      sender: settings.DIRECTORY_NAME,
      title,
      footer: [why],
      links: unsubscribeUrl ? linksOf(settings, unsubscribeUrl) : [],
    },
    paragraph(opening),
    facts([
      [labels[about.type], nameOf(about)],
      ...(standard === undefined ? [] : [['Standard', standard] as const]),
      ['Before', from],
      ['Now', to],
      ...(reason ? [['Reason', reason] as const] : []),
      ['By', by],
      ...(asker ? [['E-mail', asker.email] as const] : []),
    ]),
    linkButton(link.words, `${publicOrigin(settings)}${link.path}`),
  );
  return { subject: oneLine(subject), body };
};
