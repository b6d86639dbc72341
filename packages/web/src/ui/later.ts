import { type ComponentType, createElement, use } from 'react';

/**
 * A component that is loaded when it is first rendered, or before that with `preload`: then it is there at once, which one of
 * React's `lazy` is not. After a failure, the next attempt loads it again. The router's own are for routes alone: rendered while they load, they do not call `use` again.
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
  const forget = () => {
    loading = undefined;
  };
  const Part = (props: P) => {
    const started = start();
    // React renders what failed once more at once, and would load it for ever.
    if ('status' in started && started.status === 'rejected') queueMicrotask(forget);
    return createElement(use(started), props);
  };
  return Object.assign(Part, {
    /** Whether it is loaded. */
    preload: async (): Promise<boolean> => {
      try {
        await start();
        return true;
      } catch {
        forget();
        return false;
      }
    },
  });
};
