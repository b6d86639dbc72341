// Imported first, because it must run before the first schema is created.
import '../kernel/schemas-without-eval.ts';

/** In a file of its own, so that other public pages load neither the kit nor the list of its files. */
export const loadCreateForm = () => import('./create-form.tsx');
