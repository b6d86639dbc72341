import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const withDefaults = (defaultProps: object) => ({
  components: { Popover: { defaultProps }, Combobox: { defaultProps } },
});

/** At the end of the body they would be in no landmark. */
const inPage = withDefaults({ portalProps: { target: 'main' } });
/** Above the header of a dialog, which covers what is scrolled. `fixed`, or what is above the page would cut them off. A list that grows while it is searched may have to open upwards then. */
const inPlace = withDefaults({
  zIndex: 1002,
  withinPortal: false,
  floatingStrategy: 'fixed',
  preventPositionChangeWhenVisible: false,
});

/** Draws the menus and lists of its children in the page's `main`. */
export const PopupsInPage = ({ children }: { children: ReactNode }) => (
  <MantineThemeProvider theme={inPage}>{children}</MantineThemeProvider>
);

/** Draws the menus and lists of a dialog within it. Assistive technology is told that all outside a dialog is out of reach. */
export const PopupsInPlace = ({ children }: { children: ReactNode }) => (
  <MantineThemeProvider theme={inPlace}>{children}</MantineThemeProvider>
);
