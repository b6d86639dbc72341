import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone; never true of paper. The style sheets use the same 48em. */
export const usePhone = (): boolean =>
  useMediaQuery('screen and (max-width: 48em)', false, { getInitialValueInEffect: false });

/** Whether the window has no room for a table next to what is read at length; never true of paper. */
export const useNarrow = (): boolean =>
  useMediaQuery('screen and (max-width: 68.74em)', false, { getInitialValueInEffect: false });

/** Whether a table of a dozen columns fits without stacking. */
export const useRoomForAll = (): boolean =>
  useMediaQuery('(min-width: 105em)', true, { getInitialValueInEffect: false });

/** How many controls fit in a row in addition to its most important ones. */
export const useSpareRoom = (): 0 | 1 | 2 => {
  const one = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const two = useMediaQuery('(min-width: 90em)', true, { getInitialValueInEffect: false });
  if (two) return 2;
  return one ? 1 : 0;
};

/** How many buttons fit next to the title of a page, or across a phone. */
export const useButtonRoom = (): 1 | 2 | 3 => {
  const phone = usePhone();
  const short = useNarrow();
  const shorter = useMediaQuery('screen and (max-width: 64em)', false, { getInitialValueInEffect: false });
  if (phone) return 2;
  if (shorter) return 1;
  return short ? 2 : 3;
};
