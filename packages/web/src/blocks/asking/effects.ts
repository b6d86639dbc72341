import { effectApi } from '@attestry/contract/features/effect/effect.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { Globe, History } from 'lucide-react';
import { quietSend, send } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import type { Effect } from './ask-first.ts';

/** The effects of commands on others, as the server reports them. */
export const effectCalls = clientOf(send, effectApi);
/** For several records at once: a failure is then listed as an effect. */
export const quietEffectCalls = clientOf(quietSend, effectApi);

interface PublicCertificate {
  standard: string;
  until: string;
}

export const endsPublicly = ({ standard, until }: PublicCertificate): Effect => ({
  icon: Globe,
  tone: 'bad',
  message: i18n.t('The public page stops showing {standard} as certificated today', { standard }),
  more: i18n.t('At present it is shown until {until}', { until }),
});

export const nothingIsDeleted = (): Effect => ({
  icon: History,
  tone: 'good',
  message: i18n.t('Nothing is deleted'),
  more: i18n.t('You can find it under “Show archived” and unarchive it at any time'),
});
