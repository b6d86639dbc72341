import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

/** As much of the screen as may move after it is painted: a share of its area times how far it moves. */
const allowed = 0.05;
/** Long enough for a page to be painted before the answers it waits for. */
const delays = [80, 240, 500];
/** How long a page asks for nothing and moves nothing once it is complete. */
const calm = 600;

const countShifts = () => {
  const shifts: number[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && !entry.hadRecentInput)
        shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
};

const shiftsSince = (known: number): number[] => {
  const shifts: unknown = Reflect.get(window, 'shifts');
  return Array.isArray(shifts) ? shifts.slice(known) : [];
};

/**
 * Opens screens while each answer of the API takes a different time, and expects that none of them moves what it has
 * already painted.
 */
export const watchSteadiness = async (page: Page) => {
  let pending = 0;
  let asked = 0;
  let changed = Date.now();
  const track = (by: 1 | -1) => () => {
    pending += by;
    changed = Date.now();
  };
  page.on('request', track(1));
  page.on('requestfinished', track(-1));
  page.on('requestfailed', track(-1));
  await page.addInitScript(countShifts);
  await page.route(/\/api\//, async (route) => {
    asked += 1;
    await pause(delays[asked % delays.length]);
    await route.continue();
  });
  let known = 0;
  /** Waits until the screen is complete, and expects that almost nothing has moved since the previous screen. */
  const expectSteady = async (screen: string): Promise<void> => {
    await expect
      .poll(() => pending === 0 && Date.now() - changed > calm, { message: `${screen} is complete` })
      .toBe(true);
    const shifts = await page.evaluate(shiftsSince, known);
    known += shifts.length;
    expect
      .soft(
        shifts.reduce((sum, one) => sum + one, 0),
        `how much ${screen} moves`,
      )
      .toBeLessThan(allowed);
  };
  return expectSteady;
};
