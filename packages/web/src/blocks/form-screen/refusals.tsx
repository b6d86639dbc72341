import { useEffect, useRef } from 'react';
import { i18n } from '../../kernel/texts.ts';
import styles from './refusals.module.css';

/** The messages of a refusal that belong to no field of the form, brought into view. */
export const Refusals = ({ messages }: { messages: readonly string[] }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [messages]);
  return (
    messages.length > 0 && (
      <div ref={box} role="alert" className={styles.refusals}>
        <h2>{i18n.t('This could not be saved')}</h2>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    )
  );
};
