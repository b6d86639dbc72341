import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

/** A page with only a message, marked as an alert when it replaces the requested page. */
export const PlainPage = (props: { title: string; role?: 'alert'; children: ReactNode }) => {
  useDocumentTitle(props.title);
  return (
    <div className={styles.page} role={props.role}>
      <h1>{props.title}</h1>
      {props.children}
    </div>
  );
};
