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
// A sign-in in another window closes that window when it ends; jsdom would draw no frame in this one from then on.
window.close = () => undefined;
// Fake timers are ended only here. jsdom runs animation frames from an interval. If that interval began under fake timers,
// for example because a focused element was removed, it must finish before they end: otherwise no later test gets a frame.
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
