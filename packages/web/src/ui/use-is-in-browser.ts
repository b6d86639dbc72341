import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server renders the page, which knows neither the window nor the device. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
