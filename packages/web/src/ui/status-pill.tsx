import { Ban, Check, CircleAlert, Info, type LucideIcon, X } from 'lucide-react';
import styles from './status-pill.module.css';

export type Tone = 'good' | 'bad' | 'warn' | 'calm' | 'quiet';

export const toneIcons: Record<Tone, LucideIcon> = { good: Check, bad: X, warn: CircleAlert, calm: Info, quiet: Ban };

interface StatusPillProps {
  tone: Tone;
  word: string;
  /** In place of the icon of the tone; null for none. */
  icon?: LucideIcon | null;
}

/** A status as icon, word and colour, so that it does not depend on the colour. */
export const StatusPill = ({ tone, word, icon: Icon = toneIcons[tone] }: StatusPillProps) => (
  <span className={styles.pill} data-tone={tone}>
    {Icon && <Icon size={14} strokeWidth={2.5} aria-hidden="true" />}
    {word}
  </span>
);

/** An inconspicuous status that needs no attention: a tick and a plain word. */
export const PlainStatus = ({ word }: { word: string }) => (
  <span className={styles.plain}>
    <Check size={15} strokeWidth={2.5} aria-hidden="true" />
    {word}
  </span>
);
