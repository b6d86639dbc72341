const bars = new Map<HTMLElement, number>();

/** How much of the window's lower edge a bar covers, in pixels; 0 while it is hidden or moves with the page. */
const coveredBy = (bar: HTMLElement): number => {
  const { position, bottom } = getComputedStyle(bar);
  const stays = position === 'fixed' || position === 'sticky';
  return stays && bar.offsetHeight > 0 ? bar.offsetHeight + (Number.parseFloat(bottom) || 0) : 0;
};

const setFoot = (height: number): void => document.documentElement.style.setProperty('--foot', `${height}px`);

/** Measures the bars again: one of them may have appeared in the same change of the page. */
export const measurePageFoot = (): void => {
  const before = Math.max(0, ...bars.values());
  for (const bar of bars.keys()) bars.set(bar, coveredBy(bar));
  const now = Math.max(0, ...bars.values());
  if (now !== before) setFoot(now);
};

/**
 * The ref of a bar at the window's lower edge. Notices are shown above the bar, and focused elements scroll clear of it;
 * style sheets read its height as `--foot`.
 */
export const pageFoot = (bar: HTMLElement | null) => {
  if (!bar) return;
  bars.set(bar, 0);
  measurePageFoot();
  const observer = new ResizeObserver(measurePageFoot);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    const height = bars.get(bar) ?? 0;
    bars.delete(bar);
    if (height > 0) setFoot(Math.max(0, ...bars.values()));
  };
};
