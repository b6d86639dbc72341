import styles from './plain-messages.module.css';

interface PlainMessage {
  message: string;
  /** The text of the question that the message concerns. */
  label?: string | undefined;
  /** The location of the question. */
  place?: string | undefined;
}

/** Messages in a dialog, each with its question and, below, the location of the question. */
export const PlainMessages = ({ messages }: { messages: readonly PlainMessage[] }) => (
  <ul className={styles.plain}>
    {messages.map(({ message, label, place }) => (
      <li key={`${label} ${place} ${message}`}>
        {label !== undefined && <span className={styles.label}>{label}</span>}
        {message}
        {place !== undefined && <span className={styles.place}>{place}</span>}
      </li>
    ))}
  </ul>
);

/** A sentence that introduces messages, and the messages. */
export const IntroducedMessages = ({ words, messages }: { words: string; messages: readonly PlainMessage[] }) => (
  <div className={styles.words}>
    <p>{words}</p>
    <PlainMessages messages={messages} />
  </div>
);
