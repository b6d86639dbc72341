import { Suspense } from 'react';
import { useFlag } from '../kernel/flags.ts';
import { i18n } from '../kernel/texts.ts';
import { later } from '../ui/later.ts';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { NotFound } from './not-found.tsx';
import { PlainPage } from './plain-page.tsx';

const CreateForm = later(async () => (await (await import('./load-create-form.ts')).loadCreateForm()).CreateForm);

/** Stands in place of the form, which works in browsers alone, and until that is loaded. */
const BeforeForm = () => (
  <PlainPage title={i18n.t('Create a Company')}>
    <noscript>
      <p>{i18n.t('This form needs JavaScript. Switch it on in your browser and open this page again.')}</p>
    </noscript>
  </PlainPage>
);

export const CreatePage = () => {
  const isOn = useFlag('SelfSignUp');
  const isInBrowser = useIsInBrowser();
  if (!isOn) return <NotFound />;
  if (!isInBrowser) return <BeforeForm />;
  return (
    <Suspense fallback={<BeforeForm />}>
      <CreateForm />
    </Suspense>
  );
};
