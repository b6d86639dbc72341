import type { FirstStepKey } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import {
  auditListPath,
  companyPath,
  newUserPath,
  notificationPath,
  officeListPath,
  pagePath,
  sitePath,
  trackerPath,
} from '../../blocks/addresses.ts';
import { type Profile, session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';

type Organisation = NonNullable<Profile['primaryOrganisation']>;

interface StepWords {
  label: string;
  /** The page where the step is taken; a function if that depends on the reader's own organisation. */
  to: string | ((own: Organisation) => string);
}

const words: Record<FirstStepKey, StepWords> = {
  upload: { label: 'Upload a first report', to: pagePath('audit/create') },
  plan: { label: 'Plan the next audit of a site', to: `${auditListPath}?certificated=true&nextAudit=Not+planned` },
  share: {
    label: 'Share your audits with a customer',
    to: ({ id, type }) => (type === 'Site' ? sitePath(id, '/share') : companyPath(id, '/share')),
  },
  favourite: { label: 'Star a site that you buy from', to: trackerPath },
  request: { label: 'Request the report behind a certificate', to: trackerPath },
  colleague: { label: 'Give a colleague access', to: newUserPath() },
  alerts: { label: 'Choose which alerts you receive', to: notificationPath },
  saveView: {
    label: 'Save a view, such as the certificates that end first',
    to: `${auditListPath}?certificated=true&sortBy=expiryDate&order=asc`,
  },
  watchOffices: {
    label: 'Save a view of certification bodies, such as the suspended ones',
    to: `${officeListPath}?status=Suspended`,
  },
  shareView: { label: 'Share a saved view with your colleagues', to: auditListPath },
};

/** The label and page of a step; without a page for readers who have no organisation of their own. */
export const stepWords = (key: FirstStepKey): { label: string; to: string | undefined } => {
  const { label, to } = words[key];
  const own = session.profile()?.primaryOrganisation;
  return { label: i18n.t(label), to: typeof to === 'string' ? to : ((own && to(own)) ?? undefined) };
};
