import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { writePageWhenRead } from './element-errors.ts';
import { renderWithoutStackTraces } from './react-stack-traces.ts';

// Generous for slow machines. A test that expects nothing to happen sets its own time.
configure({ asyncUtilTimeout: 30_000 });

renderWithoutStackTraces();
writePageWhenRead();

const frameMilliseconds = 20;

// Test files share one browser: only libraries stay loaded, our own modules are reset for each file.
vi.resetModules();
// The one place that ends fake timers. jsdom draws by an interval, which it may have begun under them, for example when a
// focused element was removed. That interval must end first: jsdom would wait for it in all later tests.
afterEach(() => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(frameMilliseconds);
  vi.useRealTimers();
});
afterAll(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
