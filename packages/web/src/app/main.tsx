import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/source-serif-4/600.css';
import './styles.css';
import { decodablePath } from '@attestry/contract/kernel/decodable-path.ts';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredColours } from '../kernel/colours.ts';
import { queryClient } from '../kernel/queries.ts';
import { keepSentAnswers } from '../kernel/sent-answers.ts';
import { afterPaint, taskOfItsOwn } from '../ui/after-paint.ts';
import { openPrivateArea } from './open-private-area.tsx';
import { PublicArea } from './public-area.tsx';
import { renderInSlices } from './render-in-slices.tsx';
import { createAppRouter, privateArea, publicTree } from './routes.tsx';

/** Case-insensitive like the routes; otherwise each tree would redirect `/Private` to the other. */
const isPrivate = (path: string) => `${path.toLowerCase()}/`.startsWith(`${privateArea}/`);

const openPublicArea = async (): Promise<ComponentType> => {
  await afterPaint();
  const router = createAppRouter(publicTree());
  await taskOfItsOwn();
  if (keepSentAnswers(queryClient)) {
    await taskOfItsOwn();
    await router.load();
    await taskOfItsOwn();
  }
  return () => <PublicArea client={queryClient} router={router} />;
};

/** The router cannot match an address that cannot be decoded. */
const makeAddressDecodable = () => {
  const { pathname, search, hash } = window.location;
  const path = decodablePath(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
};

const start = async (place: HTMLElement) => {
  applyStoredColours();
  makeAddressDecodable();
  const isWritten = !isPrivate(window.location.pathname);
  const Area = isWritten ? await openPublicArea() : await openPrivateArea();
  const page = (
    <StrictMode>
      <Area />
    </StrictMode>
  );
  if (isWritten) renderInSlices(place, page);
  else createRoot(place).render(page);
};

const place = document.getElementById('root');
if (place) void start(place);
