import { useMediaQuery } from '@mantine/hooks';

/** Whether the page stands on a phone's width; the style sheets break at the same 48em. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });

/** Whether the page has room for more than the most important controls in one row. */
export const useWide = (): boolean => useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
