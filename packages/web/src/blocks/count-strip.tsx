import { Link } from '@tanstack/react-router';
import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { i18n } from '../kernel/texts.ts';
import { viewKeys } from '../kernel/url-state.ts';
import hidden from '../ui/hidden.module.css';
import styles from './count-strip.module.css';

interface CountStripProps {
  /** Unique on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Counts above a list, each a filter of it. */
export const CountStrip = ({ id, title, children }: CountStripProps) => (
  <section className={styles.strip} aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
);

/** What a strip says in place of counts. */
export const StripMessage = ({ children }: { children: ReactNode }) => <p className={styles.message}>{children}</p>;

export const StripCounts = ({ children }: { children: ReactNode }) => <ul className={styles.counts}>{children}</ul>;

export type StripTone = 'good' | 'warn' | 'bad' | 'calm' | 'favourite';

/** One place of a strip: a count. */
export const StripCell = ({ tone, children }: { tone: StripTone; children: ReactNode }) => (
  <li className={styles.cell} data-tone={tone}>
    {children}
  </li>
);

/** The line below a count: parts of it and facts. */
export const BelowCount = ({ children }: { children: ReactNode }) => <div className={styles.below}>{children}</div>;

/** A fact below a count. */
export const StripFact = ({ children }: { children: ReactNode }) => <span className={styles.fact}>{children}</span>;

interface CountLinkProps {
  count: string;
  label: string;
  to: string;
  /** Whether the list shows exactly these rows; `to` then shows all again. */
  shown: boolean;
  icon?: LucideIcon;
  /** Stands below the count that it is part of. */
  part?: boolean;
}

const middleOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

/** Scrolls the strip, and not the page, until the shown count is in sight. */
const useInSight = (shown: boolean) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const cell = link.current?.closest('li');
    const strip = cell?.parentElement;
    if (shown && cell && strip) strip.scrollLeft += middleOf(cell) - middleOf(strip);
  }, [shown]);
  return link;
};

/** A count that filters its list; pressing it again clears the filters. */
export const CountLink = ({ count, label, to, shown, icon: Icon, part = false }: CountLinkProps) => (
  <Link
    ref={useInSight(shown)}
    to={to}
    className={part ? styles.part : styles.count}
    data-shown={shown || undefined}
    aria-current={shown || undefined}
  >
    {Icon && <Icon size={18} aria-hidden="true" className={styles.icon} />}
    <span className={styles.number}>{count}</span> <span className={styles.label}>{label}</span>
    {shown && (
      <>
        <X size={15} aria-hidden="true" className={styles.cross} />
        <span className={hidden.hidden}>{i18n.t('Shown. Press to show all again.')}</span>
      </>
    )}
  </Link>
);

/** Whether an address filters its list by exactly these filters. */
export const isFilteredBy = (search: Record<string, unknown>, filters: Readonly<Record<string, string>>): boolean => {
  const asked = Object.entries(search).filter(([key]) => !viewKeys.includes(key));
  return asked.length === Object.keys(filters).length && asked.every(([key, value]) => filters[key] === value);
};
