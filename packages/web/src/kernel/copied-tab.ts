const tabKey = 'attestry.tab';

/** Holds a lock until the page is closed; resolves to false when another page holds it. */
const acquireLock = (name: string): Promise<boolean> =>
  new Promise((held) => {
    const untilGone = new Promise<never>(() => undefined);
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      held(lock !== null);
      return lock === null ? undefined : untilGone;
    });
  });

/**
 * Whether this tab was duplicated from another that is still open. A copy shares the other's session storage, so both
 * would use the same refresh token, which the provider treats as theft and ends the session. Unknown outside secure
 * contexts, where browsers offer no locks.
 */
export const isCopiedTab = async (): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const known = sessionStorage.getItem(tabKey);
  if (known !== null && (await acquireLock(`${tabKey} ${known}`))) return false;
  const own = crypto.randomUUID();
  sessionStorage.setItem(tabKey, own);
  await acquireLock(`${tabKey} ${own}`);
  return known !== null;
};
