export { FavouriteStar, useFavouriteActions } from './favourite.parts.tsx';
export { useFavouriteEntry } from './favourite-entry.parts.tsx';
export { FavouriteLimitDialog } from './favourite-limit.parts.tsx';
export { FavouriteStrip } from './favourite-strip.parts.tsx';
