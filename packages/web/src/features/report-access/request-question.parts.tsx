import { requestDays } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { Hourglass, Mail } from 'lucide-react';
import type { Question } from '../../blocks/asking/ask-first.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';

/** An audit whose report can be asked for, by the names that its reader knows. */
export interface RequestedAudit {
  id: string;
  site: string;
  standard: string;
}

/** Who asks, as those who are asked read it. */
const whoAsks = (): string => {
  const { primaryOrganisation, name, email } = session.profile() ?? {};
  return [primaryOrganisation?.name, name, email].filter(Boolean).join(', ');
};

/** Asks before strangers are told who asks for the report of an audit. */
export const requestQuestion = ({ site, standard }: RequestedAudit, run: () => Promise<void>): Question => ({
  title: i18n.t('Request the {standard} report of {site}?', { site, standard }),
  lead: i18n.t('A request cannot be withdrawn.'),
  effects: [
    { icon: Mail, message: i18n.t('Those who may share this audit receive a message that names you'), more: whoAsks() },
    {
      icon: Hourglass,
      message: i18n.t('The request waits {days} days for an answer', { days: requestDays }),
      more: i18n.t('Your organisation can ask again after that'),
    },
  ],
  cancelLabel: i18n.t('Not now'),
  confirmLabel: i18n.t('Send request'),
  run,
});
