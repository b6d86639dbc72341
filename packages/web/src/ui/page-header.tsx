import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { i18n } from '../kernel/texts.ts';
import { ActionMenu, type MenuAction } from './action-menu.tsx';
import styles from './page-header.module.css';

export interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** An image beside the title, such as a seal. */
  mark?: ReactNode;
  /** The page's main buttons. */
  children?: ReactNode;
  /** The other actions, in the page's Menu. */
  actions?: readonly MenuAction[];
}

const Breadcrumb = ({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) => (
  <nav aria-label={i18n.t('Breadcrumb')}>
    <ol className={styles.crumbs}>
      {crumbs.map((crumb) => (
        <li key={crumb.to}>
          <Link to={crumb.to}>{crumb.label}</Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);

/** The head of a page: breadcrumb, title and actions. */
export const PageHeader = (props: PageHeaderProps) => {
  useDocumentTitle(props.title);
  return (
    <header className={styles.header}>
      {props.breadcrumb && <Breadcrumb crumbs={props.breadcrumb} here={props.title} />}
      <div className={styles.line}>
        {props.mark}
        <div className={styles.words}>
          <h1>
            <bdi>{props.title}</bdi>
          </h1>
          {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
        </div>
        <div className={styles.buttons}>
          {props.children}
          {props.actions && props.actions.length > 0 && (
            <ActionMenu actions={props.actions}>
              <Button rightSection={<ChevronDown size={16} aria-hidden="true" />}>{i18n.t('Menu')}</Button>
            </ActionMenu>
          )}
        </div>
      </div>
    </header>
  );
};
