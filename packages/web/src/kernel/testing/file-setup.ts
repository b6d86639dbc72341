import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { writePageWhenRead } from './element-errors.ts';
import { renderWithoutStackTraces } from './react-stack-traces.ts';

// Generous for slow machines. A test that expects nothing to happen sets its own time.
configure({ asyncUtilTimeout: 30_000 });

renderWithoutStackTraces();
writePageWhenRead();

// Test files share one browser: only libraries stay loaded, our own modules are reset for each file.
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
