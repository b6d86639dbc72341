import type { FlagName } from './flags.ts';

/** A page that everybody may read: the web shows its screen, and the server writes its head and renders it. */
export interface PublicPage {
  /** With parameters, as in `/site/:id`. */
  path: `/${string}`;
  /** The module below the web's features that shows it, and its component; none if the application shows it itself. */
  screen?: { file: `${string}.tsx`; component: string };
  /** The description for search engines; none if it depends on a record. */
  head?: { title: string; description: string };
  /** The page exists while this is on. */
  flag?: FlagName;
}
