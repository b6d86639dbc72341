import { ActionIcon } from '@mantine/core';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { AskedQuestion } from '../blocks/asking/asked-question.tsx';
import { Bell } from '../features/notification/notification.public.ts';
import { Palette, PaletteField, PaletteIcon, usePalette } from '../features/palette/palette.public.ts';
import { useConfiguration } from '../kernel/configuration.ts';
import { i18n } from '../kernel/texts.ts';
import { later } from '../ui/later.ts';
import { PhoneDrawer } from '../ui/phone-drawer.tsx';
import { PopupsInPage } from '../ui/popup-place.tsx';
import { useFieldLeftInPrint } from '../ui/use-field-left-in-print.ts';
import { usePhone } from '../ui/use-width.ts';
import { Brand } from './brand.tsx';
import { usePaletteContents } from './palette-contents.tsx';
import { PrintFoot } from './print-foot.tsx';
import { menu } from './private-features.ts';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { usePrintKeys } from './use-print-keys.ts';

const SupportChat = later(async () => (await import('../features/deployment/support-chat.parts.tsx')).SupportChat);

const TopBar = ({ onFind }: { onFind: () => void }) => {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [opened, setOpened] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  const close = () => setOpened(false);
  if (shownPath !== path) {
    setShownPath(path);
    close();
  }
  return (
    <aside className={styles.topBar} aria-label={i18n.t('Menu bar')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={i18n.t('Open the menu')}
        onClick={() => setOpened(true)}
      >
        <MenuIcon size={22} aria-hidden="true" />
      </ActionIcon>
      <Brand />
      <span className={styles.find}>
        <PaletteIcon onOpen={onFind} />
        <Bell />
      </span>
      <PhoneDrawer opened={opened} onClose={close} title={i18n.t('Menu')} from="start">
        <Rail entries={menu} onChoose={close} />
      </PhoneDrawer>
    </aside>
  );
};

const Main = () => (
  <main id="page" ref={useFocusOnNewPage()} tabIndex={-1} className={styles.page}>
    <PopupsInPage>
      <Outlet />
    </PopupsInPage>
    <PrintFoot />
  </main>
);

/**
 * The layout of the private area: the rail next to the page, or on a phone a top bar with the rail in a drawer. It does not
 * read the address itself: otherwise every click on a menu entry would render the whole menu again.
 */
export const Shell = () => {
  const phone = usePhone();
  const palette = usePalette();
  const hasChat = Boolean(useConfiguration()?.chat);
  usePrintKeys();
  useFieldLeftInPrint();
  return (
    <div className={styles.shell}>
      <SkipLink />
      {phone ? (
        <TopBar onFind={palette.open} />
      ) : (
        <aside className={styles.rail} aria-label={i18n.t('Menu bar')}>
          <div className={styles.railHead}>
            <Brand />
            <Bell />
          </div>
          <PaletteField onOpen={palette.open} />
          <Rail entries={menu} />
        </aside>
      )}
      <Main />
      <Palette opened={palette.opened} onClose={palette.close} contents={usePaletteContents()} />
      <AskedQuestion />
      {hasChat && (
        <Suspense>
          <SupportChat />
        </Suspense>
      )}
    </div>
  );
};
