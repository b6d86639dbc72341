import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { renderWithoutStackTraces } from './react-stack-traces.ts';

// Generous, for slow machines; a test that something does not happen sets its own time.
configure({ asyncUtilTimeout: 8000 });

renderWithoutStackTraces();

// Files share one browser: our own modules are reset for each file, only libraries stay loaded.
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
