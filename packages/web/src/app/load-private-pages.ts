// Evaluated first: it must be set before the first schema exists.
import '../kernel/schemas-without-eval.ts';

/** A separate file, because a module that imports the private pages lists all their files, which public visitors never load. */
export const loadPrivatePages = async () => (await import('./private-area.tsx')).PrivatePages;
