import { expect, type Locator, type Page } from '@playwright/test';

const maxSteps = 80;

/** Runs in the page: the focused element and why the focus cannot be seen; undefined if it can. */
const hiddenFocus = (): string | undefined => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const outlined = (at: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && outlineColor !== 'rgba(0, 0, 0, 0)';
  };
  const holders = [element, element.parentElement, element.closest('label')];
  if (!holders.some((holder) => holder && outlined(holder))) return `${name} has the focus and nothing shows it`;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const there = document.elementFromPoint(x, y);
  const seen =
    there && (element.contains(there) || there.contains(element) || there.closest('label')?.contains(element));
  return seen ? undefined : `${name} has the focus out of sight`;
};

/** Expects the focused element to show its focus and to be in view. */
export const expectVisibleFocus = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(hiddenFocus)).toBeUndefined();
};

/** Waits for the control, then presses Tab or Shift+Tab until it has the focus. Expects a visible focus at every step. */
export const tabTo = async (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(control).toBeVisible();
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await control.evaluateAll((found) => found.some((element) => element === document.activeElement))) return;
  }
  throw new Error(`${control} is not reached by ${key}`);
};

/** How far a focus ring reaches around its element, in pixels. */
export const focusRing = 4;

/** Expects an element to be above another one or a bar at the window's lower edge, by so many pixels at least. */
export const expectAbove = async (element: Locator, other: Locator, distance = 0): Promise<void> => {
  const edges = async () => {
    const [above, below] = await Promise.all([element.boundingBox(), other.boundingBox()]);
    return above && below ? Math.round(below.y - above.y - above.height) : undefined;
  };
  await expect.poll(edges, 'pixels between the element and what is below').toBeGreaterThanOrEqual(distance);
};
