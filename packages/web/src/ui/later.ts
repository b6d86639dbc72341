import { type ComponentType, createElement, type ReactNode } from 'react';

interface Later {
  /** Loads the component before it is rendered, and returns whether it is loaded. */
  preload: () => Promise<boolean>;
}

/**
 * A component that is loaded when it is first rendered, or earlier with `preload`. Unlike one of React's `lazy`, it renders at
 * once if it was preloaded, and is loaded again after a failure. It throws its promise itself, because React's `use` does not
 * resume in tests that do not await each change.
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
    // React renders a failed component again at once: forgetting the failure before that would load it in a loop.
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
