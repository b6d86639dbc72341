import type { MouseEvent } from 'react';
import { wordsOf } from './commands.parts.tsx';
import styles from './palette.module.css';
import type { PaletteOption } from './palette-options.parts.tsx';

/** The parts of a text, every second of which begins a word as a typed word does. */
const partsOf = (text: string, typed: string): string[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return [text];
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'));
};

const Marked = ({ text, typed }: { text: string; typed: string }) => (
  <bdi>
    {partsOf(text, typed).map((part, at) =>
      at % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
        <mark key={at}>{part}</mark>
      ) : (
        part
      ),
    )}
  </bdi>
);

interface OptionLineProps {
  id: string;
  option: PaletteOption;
  typed: string;
  isActive: boolean;
  onChoose: (event: MouseEvent) => void;
}

export const OptionLine = ({ id, option, typed, isActive, onChoose }: OptionLineProps) => (
  <button
    type="button"
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={styles.option}
    data-more={option.isMore}
    onClick={onChoose}
  >
    <span className={styles.mark}>{option.mark}</span>
    <span className={styles.words}>
      <span className={styles.title}>
        <Marked text={option.title} typed={typed} />
      </span>
      {option.line && (
        <span className={styles.line}>
          <bdi>{option.line}</bdi>
        </span>
      )}
    </span>
    {option.status && <span className={styles.status}>{option.status}</span>}
  </button>
);
