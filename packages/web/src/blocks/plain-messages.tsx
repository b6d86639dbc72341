import styles from './plain-messages.module.css';

interface PlainMessage {
  message: string;
  /** The question that it is about, in words. */
  label?: string | undefined;
  /** Where that stands. */
  place?: string | undefined;
}

/** What there is to say, in a dialog: each with the question it is about, and its place below it. */
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

/** A sentence and the messages that it introduces. */
export const IntroducedMessages = ({ words, messages }: { words: string; messages: readonly PlainMessage[] }) => (
  <div className={styles.words}>
    <p>{words}</p>
    <PlainMessages messages={messages} />
  </div>
);
