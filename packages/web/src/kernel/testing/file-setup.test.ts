// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

describe('a test after one with fake timers', () => {
  it('is preceded by one that removes the focused element', () => {
    vi.useFakeTimers();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    button.remove();
    expect(document.activeElement).toBe(document.body);
  });

  it('has real timers, and frames are drawn', async () => {
    expect(vi.isFakeTimers()).toBe(false);
    await new Promise(requestAnimationFrame);
  });
});

it('draws frames after the window was closed', async () => {
  window.close();
  await new Promise(requestAnimationFrame);
});
