import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';

/** Switches between light and dark, and stores the choice. Without one, the system's setting applies. */
export const ThemeToggle = () => {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={dark ? i18n.t('Use light colours') : i18n.t('Use dark colours')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon size={17} aria-hidden="true" />
    </ActionIcon>
  );
};
