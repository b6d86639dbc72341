import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** A page of text: a title, what it is about, and sections. */
export const TextPage = (props: { title: string; lead: string; children?: ReactNode }) => {
  useDocumentTitle(props.title);
  return (
    <article className={styles.page}>
      <div>
        <h1>{props.title}</h1>
        <p className={styles.lead}>{props.lead}</p>
      </div>
      {props.children}
    </article>
  );
};

export const TextSection = (props: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{props.title}</h2>
    {props.children}
  </section>
);
