import type { Page } from '@playwright/test';

/** Below this ratio a text cannot be distinguished from its background; axe finds texts that only miss 4.5. */
const minContrast = 2.5;

/** Runs in the page, so it contains everything it needs. */
const unreadableTexts = (least: number): string[] => {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const read = (css: string): Colour => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = css;
    canvas?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue, alpha / 255];
  };
  const colourOf = (css: string): Colour => {
    const colour = known.get(css) ?? read(css);
    known.set(css, colour);
    return colour;
  };
  const luminance = ([red, green, blue]: Colour): number => {
    const linear = [red, green, blue].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const groundOf = (element: Element): Colour | undefined => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return undefined;
      const colour = colourOf(backgroundColor);
      if (colour[3] > 0.99) return colour;
    }
    return undefined;
  };
  const ownText = (element: Element): string =>
    [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent] : [])).join('');
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const text = ownText(element).trim();
    if (!text || element.closest('[disabled], [aria-disabled="true"], script, style') || !isShown(element)) return [];
    const ground = groundOf(element);
    if (!ground) return [];
    const ratio = contrast(colourOf(getComputedStyle(element).color), ground);
    return ratio < least ? [`unreadable: "${text.slice(0, 40)}" has a contrast of ${ratio.toFixed(2)}`] : [];
  });
};

/** Texts whose colour is equal or close to their background's, each as a sentence. */
export const findUnreadableText = (page: Page): Promise<string[]> => page.evaluate(unreadableTexts, minContrast);
