// Evaluated first: it must be set before the first schema exists.
import '../kernel/schemas-without-eval.ts';

/** A file of its own, as whoever imports the private pages lists all their files, which public visitors never load. */
export const loadPrivatePages = async () => (await import('./private-area.tsx')).PrivatePages;
