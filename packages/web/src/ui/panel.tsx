import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A surface on the page background, with an optional heading. */
export const Panel = (props: { title?: string; aside?: ReactNode; children: ReactNode }) => (
  <section className={styles.panel}>
    {props.title !== undefined && (
      <header className={styles.head}>
        <h2>{props.title}</h2>
        {props.aside}
      </header>
    )}
    {props.children}
  </section>
);

/** The padded inside of a panel whose content is not rows. */
export const PanelBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;
