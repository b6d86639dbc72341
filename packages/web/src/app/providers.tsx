import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../kernel/queries.ts';
import { theme } from './theme.ts';

/**
 * The kit's variables come from the theme's style sheet. Writing them at run time would need a laxer security policy.
 */
export const Providers = ({ children }: { children: ReactNode }) => (
  <DirectionProvider>
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  </DirectionProvider>
);
