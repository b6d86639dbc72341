import * as React from 'react';

/**
 * In development React takes a stack trace for each of the first 10,000 elements that a page creates within a second,
 * just for its warnings. That is a tenth of our tests' processor time. Here the 10,000 always count as created.
 */
export const renderWithoutStackTraces = (): void => {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || !internals) throw new Error('React has renamed its internals');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
};
