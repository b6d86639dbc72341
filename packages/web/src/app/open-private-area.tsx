import type { ComponentType } from 'react';
import { i18n } from '../kernel/texts.ts';
import looks from '../ui/plain-button.module.css';
import { PlainPage } from './plain-page.tsx';

/** Shown if the scripts of the private area did not arrive: the page would stay blank. */
const NotLoaded = () => (
  <main>
    <PlainPage title={i18n.t('This page could not be shown')} role="alert">
      <p>{i18n.t('A part of it could not be loaded. Check your connection.')}</p>
      <p>
        <button type="button" className={looks.button} onClick={() => window.location.reload()}>
          {i18n.t('Try again')}
        </button>
      </p>
    </PlainPage>
  </main>
);

const loadPrivatePages = async (): Promise<ComponentType> => {
  const { loadPrivatePages: load } = await import('./load-private-pages.ts');
  return load();
};

/** The private pages, or a page that says that they could not be loaded. */
export const openPrivateArea = (load = loadPrivatePages): Promise<ComponentType> => load().catch(() => NotLoaded);
