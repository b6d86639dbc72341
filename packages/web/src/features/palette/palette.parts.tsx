import { ActionIcon } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { paletteKeys } from '../../ui/modified-keys.ts';
import { isDialogOpen } from '../../ui/open-dialogs.ts';
import { PaletteDialog } from '../../ui/palette-dialog.tsx';
import styles from './palette.module.css';
import { PaletteBox } from './palette-box.parts.tsx';
import type { PaletteContents } from './palette-sections.parts.tsx';

/** Whether the palette is open: Ctrl K or ⌘ K opens it from everywhere but another dialog, and closes it. */
export const usePalette = () => {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpened((before) => !before && !isDialogOpen());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { opened, open: () => setOpened(true), close: () => setOpened(false) };
};

/** Opens the palette; looks like the field that it opens. */
export const PaletteField = ({ onOpen }: { onOpen: () => void }) => (
  <button type="button" className={styles.opener} aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
    <Search size={16} aria-hidden="true" />
    <span className={styles.invitation}>{i18n.t('Find anything')}</span>
    <span className={styles.keys} aria-hidden="true">
      {paletteKeys}
    </span>
  </button>
);

/** The same as an icon, for a phone. */
export const PaletteIcon = ({ onOpen }: { onOpen: () => void }) => (
  <ActionIcon variant="subtle" color="gray" size={40} aria-label={i18n.t('Find anything')} onClick={onOpen}>
    <Search size={21} aria-hidden="true" />
  </ActionIcon>
);

interface PaletteProps {
  opened: boolean;
  onClose: () => void;
  contents: PaletteContents;
}

/** One search for records of every kind, and for the pages and actions of the menu. */
export const Palette = ({ opened, onClose, contents }: PaletteProps) => (
  <PaletteDialog opened={opened} onClose={onClose} label={i18n.t('Find anything')}>
    <PaletteBox contents={contents} onClose={onClose} />
  </PaletteDialog>
);
