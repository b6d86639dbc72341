import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A busy machine may be slow; a test that something does not happen waits for a time of its own.
configure({ asyncUtilTimeout: 8000 });

// Files run one after another in one browser: each begins with our own modules unused, the libraries alone stay loaded.
vi.resetModules();
afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
