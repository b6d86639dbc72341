const key = 'attestry.reader';

/** Who is signed in in this tab, for pages that load no sign-in; null for nobody. */
export const readerName = (): string | null => sessionStorage.getItem(key);

export const keepReaderName = (name: string): void => sessionStorage.setItem(key, name);

export const forgetReaderName = (): void => sessionStorage.removeItem(key);
