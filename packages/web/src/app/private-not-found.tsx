import { i18n } from '../kernel/texts.ts';
import { PlainPage } from './plain-page.tsx';
import { WaysOn } from './ways-on.tsx';

/** An address of the private area under which there is nothing. */
export const PrivateNotFound = () => (
  <PlainPage title={i18n.t('Page not found')}>
    <p>{i18n.t('There is nothing at this address. Check it for typing errors.')}</p>
    <WaysOn />
  </PlainPage>
);
