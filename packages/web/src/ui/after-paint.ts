/** Ends the current task, so that the browser can handle input. */
export const taskOfItsOwn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits until the browser has painted the current page. A hidden page is never painted, so it does not wait. */
export const afterPaint = (): Promise<void> =>
  document.hidden ? taskOfItsOwn() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
