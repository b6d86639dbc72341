import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { i18n } from '../kernel/texts.ts';
import { useLastAddress } from '../kernel/way-back.ts';
import { ActionBar } from './action-bar.tsx';
import type { MenuAction } from './action-menu.tsx';
import styles from './page-header.module.css';

export interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  title: string;
  /** The title of the browser's tab, if the page's title alone does not say enough. */
  tabTitle?: string;
  subtitle?: ReactNode;
  /** What is to be known of the record before anything else, such as that it is archived. */
  standing?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** An image next to the title, such as a seal. */
  mark?: ReactNode;
  /** The page's main buttons. */
  children?: ReactNode;
  /** The other actions: leading ones as buttons, the rest in the page's Menu. */
  actions?: readonly MenuAction[];
  /** Why this reader may choose none of the actions. */
  actionsRefusal?: string | undefined;
}

/** A crumb restores the state in which its page was left, such as a list's filters. */
const Breadcrumb = ({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) => {
  const asLeft = useLastAddress();
  return (
    <nav aria-label={i18n.t('Breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={asLeft(crumb.to)}>
              <bdi>{crumb.label}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
};

/** A title of several parts breaks after a dot between them. */
const Title = ({ text }: { text: string }) =>
  text.split(/(\S+ ·)/).map((part, place) =>
    // Every second part is a word with its dot, because the pattern captures both.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a title may have a word twice, and its parts never move
      <span key={place} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The header of a page: breadcrumb, title and actions. */
export const PageHeader = ({ breadcrumb = [], ...props }: PageHeaderProps) => {
  useDocumentTitle(props.tabTitle ?? props.title);
  return (
    <header className={styles.header}>
      {breadcrumb.length > 0 && <Breadcrumb crumbs={breadcrumb} here={props.title} />}
      <div className={styles.line}>
        {props.mark}
        <div className={styles.words}>
          <div className={styles.title}>
            <h1>
              <bdi>
                <Title text={props.title} />
              </bdi>
            </h1>
            {props.standing}
          </div>
          {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
        </div>
        <div className={styles.buttons}>
          {props.children}
          {props.actions && <ActionBar actions={props.actions} refusal={props.actionsRefusal} />}
        </div>
      </div>
    </header>
  );
};
