import { createContext, type ReactNode, use } from 'react';
import styles from './panel.module.css';

/** The label that paper shows above the content of a tab. */
export const PrintedAbove = createContext<string | undefined>(undefined);

/** A surface on the page background, with an optional heading. */
export const Panel = (props: { title?: string; aside?: ReactNode; children: ReactNode }) => {
  const repeats = use(PrintedAbove) === props.title;
  return (
    <section className={styles.panel}>
      {props.title !== undefined && (
        <header className={styles.head} data-repeats={repeats || undefined}>
          <h2>
            <bdi>{props.title}</bdi>
          </h2>
          {props.aside}
        </header>
      )}
      {props.children}
    </section>
  );
};

/** The padded inside of a panel whose content is not rows. */
export const PanelBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;
