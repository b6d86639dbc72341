import '@mantine/core/styles.layer.css';
import './kit.css';
import 'virtual:theme-variables.css';
import { LookupSources } from '../blocks/lookups.tsx';
import { shippedLookups } from '../features/lookup/lookup.public.ts';
import { SignUpScreen } from '../features/sign-up/sign-up.public.ts';
import place from './create-form.module.css';
import { Providers } from './providers.tsx';

/** The one public part with the component kit. */
export const CreateForm = () => (
  <Providers>
    <LookupSources sources={shippedLookups}>
      <div className={place.page}>
        <SignUpScreen />
      </div>
    </LookupSources>
  </Providers>
);
