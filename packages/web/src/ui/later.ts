import { type ComponentType, createElement, use } from 'react';

/**
 * A component that is loaded when it is first rendered, or before that with `preload`: then it is there at once, which one of
 * React's `lazy` is not. The router's own are for routes alone: rendered while they load, they do not call `use` again.
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loading: Promise<ComponentType<P>> | undefined;
  const start = () => {
    loading ??= load().then((value) => {
      // `use` reads the status of a promise, so that it need not wait for one that has been kept.
      if (loading) Object.assign(loading, { status: 'fulfilled', value });
      return value;
    });
    return loading;
  };
  return Object.assign((props: P) => createElement(use(start()), props), {
    /** Whether it is loaded. After a failure, the next attempt loads it again. */
    preload: async (): Promise<boolean> => {
      try {
        await start();
        return true;
      } catch {
        loading = undefined;
        return false;
      }
    },
  });
};
