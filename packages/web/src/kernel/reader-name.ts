const key = 'attestry.reader';

/** The name of the user who is signed in in this tab, for pages without the sign-in; null if there is none. */
export const readerName = (): string | null =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key);

export const storeReaderName = (name: string): void => sessionStorage.setItem(key, name);

export const forgetReaderName = (): void => sessionStorage.removeItem(key);
