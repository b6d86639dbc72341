import '@mantine/core/styles.layer.css';
import './kit.css';
import 'virtual:theme-variables.css';
import { LookupSources } from '../blocks/lookups.tsx';
import { shippedLookups } from '../features/lookup/lookup.public.ts';
import { SignUpScreen } from '../features/sign-up/sign-up.public.ts';
import { useFlag } from '../kernel/flags.ts';
import place from './create-page.module.css';
import { NotFound } from './not-found.tsx';
import { Providers } from './providers.tsx';

/** The one public page with the component kit. */
export const CreatePage = () =>
  useFlag('SelfSignUp') ? (
    <Providers>
      <LookupSources sources={shippedLookups}>
        <div className={place.page}>
          <SignUpScreen />
        </div>
      </LookupSources>
    </Providers>
  ) : (
    <NotFound />
  );
