import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { findUnreadableText } from './unreadable-text.ts';

const allRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

const describeRule = ({ id, nodes }: axe.Result): string[] =>
  nodes.map(({ target, failureSummary, any }) => {
    const why = any.map(({ message }) => message).join('; ') || failureSummary;
    return `${id}: ${target.join(' ')}: ${why}`;
  });

/** An empty field has no text whose contrast could be judged. */
const isJudgeable = ({ any }: axe.NodeResult): boolean => any.every(({ data }) => data?.messageKey !== 'emptyValue');

/**
 * Runs in the page: whether the element is scrolled out of a box, or is an option cut at the edge of its list. Elements below
 * the window do not count.
 */
const isScrolledOut = (element: Element): Promise<boolean> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        const seen = entry?.isIntersecting ? entry.intersectionRatio : 0;
        resolve(seen === 0 || (seen < 1 && element.closest('[role="option"]') !== null));
      },
      { rootMargin: '100000px' },
    );
    observer.observe(element);
  });

/** Runs in the page: whether an open menu or list covers a part of the element, which is judged when it is closed. */
const isCovered = (element: Element): boolean => {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('[role="menu"], [role="listbox"]')].some((popup) => {
    const { left, right, top, bottom } = popup.getBoundingClientRect();
    const isApart = own.right <= left || own.left >= right || own.bottom <= top || own.top >= bottom;
    return !isApart && !popup.contains(element);
  });
};

/** The texts of which axe could not judge the contrast, without those that nobody can see. */
const unjudgedContrast = async (page: Page, incomplete: axe.Result[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const rule of incomplete.filter(({ id }) => id === 'color-contrast')) {
    for (const node of rule.nodes.filter(isJudgeable)) {
      const text = page.locator(node.target.join(' ')).first();
      const isUnseen = (await text.evaluate(isScrolledOut)) || (await text.evaluate(isCovered));
      if (!isUnseen) faults.push(...describeRule({ ...rule, nodes: [node] }));
    }
  }
  return faults;
};

/** Nobody should have to scroll sideways (WCAG 2.2, 1.4.10). */
const widthFaultsOf = async (page: Page): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`The page is ${over} px wider than its window`] : [];
};

/** Runs in the page: on a phone, separate buttons and links smaller than 24 px (WCAG 2.2, 2.5.8). */
const smallTargets = (): string[] => {
  if (window.innerWidth > 480) return [];
  return [...document.querySelectorAll('a, button, [role="tab"], [role="menuitem"]')].flatMap((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const { width, height } = element.getBoundingClientRect();
    // Links within a sentence are exempt, and skip links are shown only when they have the focus.
    if (getComputedStyle(element).display === 'inline' || width < 2 || (width >= 24 && height >= 24)) return [];
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return [`small target: "${name}" measures ${Math.round(width)} × ${Math.round(height)} px`];
  });
};

const smallAxe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each page gets the source of axe only once. */
const axeOn = async (page: Page, part: string | undefined, options: axe.RunOptions): Promise<AxeBuilder> => {
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'undefined' : await smallAxe;
  const axeOnPage = new AxeBuilder({ page, axeSource }).setLegacyMode();
  // Axe describes every passing element unless configured otherwise.
  axeOnPage.options({ resultTypes: ['violations', 'incomplete'], ...options });
  // Axe takes a picture for the ground of the texts drawn in it, and cannot judge them; `findUnreadableText` does.
  axeOnPage.exclude('svg text').exclude('svg foreignObject');
  return part ? axeOnPage.include(part) : axeOnPage;
};

const isDoubtful = ({ id, nodes }: axe.Result): boolean => id === 'color-contrast' && nodes.some(isJudgeable);

/** Finding a selector for each element takes axe as long as judging them, so only rules with faults are asked for them. */
const judge = async (page: Page, part: string | undefined, asked: axe.RunOnly) => {
  const axeOnPage = await axeOn(page, part, { selectors: false, runOnly: asked });
  const { violations, incomplete } = await axeOnPage.analyze();
  const faulty = [...violations, ...incomplete.filter(isDoubtful)].map(({ id }) => id);
  if (faulty.length === 0) return { violations, incomplete: [] };
  return (await axeOn(page, part, { runOnly: { type: 'rule', values: faulty } })).analyze();
};

/**
 * The faults of the page in its current state. Axe reports text in its background's own colour, and text over
 * decoration, as contrast that it could not judge; both count as faults here.
 */
const accessibilityFaults = async (
  page: Page,
  part: string | undefined,
  inColours: 'light' | 'dark',
): Promise<string[]> => {
  // Only the colours differ between light and dark.
  const asked = inColours === 'light' ? allRules : colourRules;
  const { violations, incomplete } = await judge(page, part, asked);
  return [
    ...violations.flatMap(describeRule),
    ...(await unjudgedContrast(page, incomplete)),
    ...(await findUnreadableText(page)),
    ...(await widthFaultsOf(page)),
    ...(await page.evaluate(smallTargets)),
  ];
};

/** Waits until all transitions have ended. */
const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isChanging = () => document.getAnimations().some((each) => each instanceof CSSTransition);
    for (let calm = 0; calm < 3; calm = isChanging() ? 0 : calm + 1) await new Promise(requestAnimationFrame);
  });

/** Otherwise each change of colours would start a short transition of every element, one inherited after another. */
const withoutTransitions = async (page: Page, work: () => Promise<void>): Promise<void> => {
  const sheet = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    return still;
  });
  await work();
  await sheet.evaluate((still) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
  });
};

/**
 * Expects the page, or the dialog above it given as `part`, to satisfy WCAG 2.2 AA in light and in dark colours, and
 * every text to differ from its background.
 */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  await waitUntilStill(page);
  await withoutTransitions(page, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page, part, colorScheme), `${page.url()} in ${colorScheme} colours`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
};
