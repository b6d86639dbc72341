import { Tabs as KitTabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './tabs.module.css';

export interface TabLink {
  /** Tells the tab apart from another with the same address. */
  key?: string;
  label: string;
  to: string;
  active: boolean;
  icon?: ReactNode;
  /** Controls next to the link, such as a menu. */
  beside?: ReactNode;
}

/** Scrolls the current link into view if not all fit, and again when links are added. */
const useCurrentInView = (current: number, all: number) => {
  const links = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = current < 0 || all === 0 ? null : links.current?.querySelector<HTMLElement>('[aria-current]');
    if (links.current && link) links.current.scrollLeft = link.offsetLeft - links.current.offsetLeft - 16;
  }, [current, all]);
  return links;
};

/** Tabs that are separate pages, such as the two lists of one search screen. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => {
  const links = useCurrentInView(
    tabs.findIndex((tab) => tab.active),
    tabs.length,
  );
  return (
    <nav ref={links} aria-label={label} className={styles.links}>
      {tabs.map((tab) => (
        <div key={tab.key ?? tab.to} className={styles.place}>
          {/* Not exact, the link of an address without a query would be current with every query. */}
          <Link
            to={tab.to}
            activeOptions={{ exact: true }}
            className={styles.link}
            aria-current={tab.active ? 'page' : undefined}
          >
            {tab.icon}
            <span>{tab.label}</span>
          </Link>
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
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (key: string) => void;
}

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
    {tabs.map((tab) => (
      <KitTabs.Panel key={tab.key} value={tab.key} pt={18}>
        {tab.content}
      </KitTabs.Panel>
    ))}
  </KitTabs>
);
