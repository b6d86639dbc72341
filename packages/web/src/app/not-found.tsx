import { i18n } from '../kernel/texts.ts';
import { PlainPage } from './plain-page.tsx';

export const NotFound = () => (
  <PlainPage title={i18n.t('Page not found')}>
    <p>{i18n.t('There is nothing at this address. Check it for typing errors.')}</p>
    <p>
      <a href="/">{i18n.t('Search the directory')}</a>
    </p>
  </PlainPage>
);
