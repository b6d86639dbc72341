const tabKey = 'attestry.tab';

/** Holds a lock until the page is gone; false when another page has it. */
const hold = (name: string): Promise<boolean> =>
  new Promise((held) => {
    const untilGone = new Promise<never>(() => undefined);
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      held(lock !== null);
      return lock === null ? undefined : untilGone;
    });
  });

/**
 * Whether this tab was duplicated from another that is still open. A copy has the other's session storage, and both
 * would use the one refresh token, which the provider takes for theft and ends. Unknown where locks are not offered,
 * which is outside secure contexts.
 */
export const isCopiedTab = async (): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const known = sessionStorage.getItem(tabKey);
  if (known !== null && (await hold(`${tabKey} ${known}`))) return false;
  const own = crypto.randomUUID();
  sessionStorage.setItem(tabKey, own);
  await hold(`${tabKey} ${own}`);
  return known !== null;
};
