import { configure, prettyDOM } from '@testing-library/react';

declare global {
  interface ErrorConstructor {
    /** Of Node, which runs the tests. */
    captureStackTrace(error: Error, below: (...args: never) => unknown): void;
  }
}

const elementError = (message: string | null, container: Element): Error => {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  // The failure is the test's, not ours.
  Error.captureStackTrace(error, elementError);
  const withPage = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  Object.defineProperty(error, 'message', { get: withPage, configurable: true });
  return error;
};

/**
 * While a test waits for an element, each look fails with an error that nobody reads but the last. The page is written into
 * it when it is read: before, that was a fifteenth of our tests' processor time.
 */
export const writePageWhenRead = (): void => configure({ getElementError: elementError });
