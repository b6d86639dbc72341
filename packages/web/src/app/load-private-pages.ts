// Imported first, because it must run before the first schema is created.
import '../kernel/schemas-without-eval.ts';

/**
 * In a file of its own, because the module that imports the private pages lists all their files, which public visitors
 * should not load.
 */
export const loadPrivatePages = async () => (await import('./private-area.tsx')).PrivatePages;
