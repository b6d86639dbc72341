import { type ComponentType, createElement, type ReactNode } from 'react';

interface Later {
  /** Loads the component before it is rendered, and returns whether it is loaded. */
  preload: () => Promise<boolean>;
}

/**
 * A component that is loaded when it is first rendered, or before that with `preload`: then it is there at once, which one of
 * React's `lazy` is not. After a failure, the next attempt loads it again. React's `use` would not go on in tests that do not await
 * each change.
 */
export function later<C extends (props: never) => ReactNode>(load: () => Promise<C>): C & Later;
export function later(load: () => Promise<ComponentType<object>>) {
  let loaded: ComponentType<object> | undefined;
  let loading: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;
  const start = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        failure = { error };
      },
    );
    return loading;
  };
  const forget = () => {
    loading = undefined;
    failure = undefined;
  };
  const render = (props: object) => {
    if (loaded) return createElement(loaded, props);
    if (!failure) throw start();
    // React renders what failed once more at once, and would load it for ever.
    queueMicrotask(forget);
    throw failure.error;
  };
  const preload = async (): Promise<boolean> => {
    await start();
    if (failure) forget();
    return loaded !== undefined;
  };
  return Object.assign(render, { preload });
}
