// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { measurePageFoot, pageFoot } from './page-foot.ts';

class ForNoSize {
  observe() {}
  disconnect() {}
}

const foot = () => document.documentElement.style.getPropertyValue('--foot');

const Bar = ({ height, hidden = false }: { height: number; hidden?: boolean }) => {
  const ref = (bar: HTMLElement | null) => {
    if (bar) Object.defineProperty(bar, 'offsetHeight', { configurable: true, get: () => (bar.hidden ? 0 : height) });
    return pageFoot(bar);
  };
  return <div ref={ref} hidden={hidden} style={{ position: 'sticky', bottom: '8px' }} />;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the lower edge of the page', () => {
  it('is as high as the highest bar there, and free once none is left', () => {
    vi.stubGlobal('ResizeObserver', ForNoSize);
    const { rerender } = render([<Bar key="actions" height={64} />, <Bar key="changes" height={90} hidden />]);
    expect(foot()).toBe('72px');
    rerender([<Bar key="actions" height={64} />, <Bar key="changes" height={90} />]);
    measurePageFoot();
    expect(foot()).toBe('98px');
    rerender([]);
    expect(foot()).toBe('0px');
  });
});
