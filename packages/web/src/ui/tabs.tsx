import { Tabs as KitTabs } from '@mantine/core';
import { useLinkProps } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatCount, i18n } from '../kernel/texts.ts';
import { PrintedAbove } from './panel.tsx';
import styles from './tabs.module.css';
import { usePrinting } from './use-printing.ts';

export interface TabLink {
  /** Tells the tab apart from another with the same address. */
  key?: string;
  label: string;
  to: string;
  active: boolean;
  icon?: ReactNode;
  /** How many records it shows; a lower bound if there are more. */
  count?: { total: number; totalIsLowerBound: boolean } | undefined;
  /** Controls next to the link, such as a menu. */
  beside?: ReactNode;
}

/** Scrolls the current link into view if not all fit, and again when links or counts are added. */
const useCurrentInView = (tabs: readonly TabLink[]) => {
  const links = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ active }) => active);
  const parts = tabs.length + tabs.filter(({ count }) => count).length;
  useLayoutEffect(() => {
    const link = current < 0 || parts === 0 ? null : links.current?.querySelector<HTMLElement>('[aria-current]');
    if (links.current && link) links.current.scrollLeft = link.offsetLeft - links.current.offsetLeft - 16;
  }, [current, parts]);
  return links;
};

const countText = ({ total, totalIsLowerBound }: NonNullable<TabLink['count']>): string => {
  const count = formatCount(total);
  return totalIsLowerBound ? i18n.t('{count}+', { count }) : count;
};

/** The router would also mark others with the same address as the current one. */
const OneLink = ({ tab: { label, to, active, icon, count } }: { tab: TabLink }) => (
  <a
    {...useLinkProps({ to, className: styles.link })}
    aria-current={active ? 'page' : undefined}
    aria-description={count && countText(count)}
  >
    {icon}
    <span>{label}</span>
    {count && (
      <small aria-hidden="true" className={styles.count}>
        {countText(count)}
      </small>
    )}
  </a>
);

/** Tabs that are separate pages, such as the two lists of one search screen. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => {
  const links = useCurrentInView(tabs);
  return (
    <nav ref={links} aria-label={label} className={styles.links}>
      {tabs.map((tab) => (
        <div key={tab.key ?? tab.to} className={styles.place}>
          <OneLink tab={tab} />
          {tab.beside}
        </div>
      ))}
    </nav>
  );
};

export interface Tab {
  key: string;
  label: string;
  content: ReactNode;
  /** A small mark after the label, such as the number of problems in the tab. */
  mark?: ReactNode;
  /** Waits for tabs that will come before it. In a column it is listed only once they are there, or while it is chosen. */
  waits?: boolean;
  /** Has nothing to print: left out in print unless it is the chosen tab. */
  isBlank?: boolean;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (key: string) => void;
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <PrintedAbove value={label}>
    <h2 className={styles.printedLabel}>{label}</h2>
    {children}
  </PrintedAbove>
);

/** The content of the chosen tab; on paper that of every tab below its label. */
export const TabPanels = ({ tabs, chosen }: Pick<TabsProps, 'tabs' | 'chosen'>) => {
  const printing = usePrinting();
  return tabs.map(({ key, label, content, isBlank }) =>
    key === chosen ? (
      <KitTabs.Panel key={key} value={key} className={styles.panel ?? ''}>
        <Labelled label={label}>{content}</Labelled>
      </KitTabs.Panel>
    ) : (
      printing &&
      !isBlank && (
        <section key={key} aria-label={label} className={styles.printed}>
          <Labelled label={label}>{content}</Labelled>
        </section>
      )
    ),
  );
};

/** Tabs within one page. Only the content of the chosen one is rendered. */
export const Tabs = ({ label, tabs, chosen, onChoose }: TabsProps) => (
  <KitTabs
    value={chosen}
    onChange={(key) => key !== null && onChoose(key)}
    keepMounted={false}
    classNames={{ list: styles.list ?? '', tab: styles.tab ?? '' }}
  >
    <KitTabs.List aria-label={label}>
      {tabs.map((tab) => (
        <KitTabs.Tab key={tab.key} value={tab.key}>
          {tab.label}
          {tab.mark}
        </KitTabs.Tab>
      ))}
    </KitTabs.List>
    <TabPanels tabs={tabs} chosen={chosen} />
  </KitTabs>
);
