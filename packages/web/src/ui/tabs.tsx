import { Tabs as KitTabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabLink {
  label: string;
  to: string;
  active: boolean;
}

/** Tabs that are separate pages, such as the two lists of one search screen. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => (
  <nav aria-label={label} className={styles.links}>
    {tabs.map((tab) => (
      <Link key={tab.to} to={tab.to} className={styles.link} aria-current={tab.active ? 'page' : undefined}>
        {tab.label}
      </Link>
    ))}
  </nav>
);

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

/** Tabs within one page; only the content of the chosen one is rendered. */
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
