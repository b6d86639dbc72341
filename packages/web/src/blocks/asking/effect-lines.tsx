import { UnbrokenDays } from '../../ui/unbroken-days.tsx';
import type { Effect } from './ask-first.ts';
import styles from './effect-lines.module.css';

const EffectLine = ({ effect: { icon: Icon, tone, message, more } }: { effect: Effect }) => (
  <li data-tone={tone}>
    <Icon size={18} aria-hidden="true" />
    <span>
      <b>
        <UnbrokenDays text={message} />
      </b>
      {more !== undefined && (
        <small>
          <UnbrokenDays text={more} />
        </small>
      )}
    </span>
  </li>
);

/** The effects of a command, one per line. */
export const EffectLines = ({ effects }: { effects: readonly Effect[] }) => (
  <ul className={styles.effects}>
    {effects.map((effect) => (
      <EffectLine key={effect.message} effect={effect} />
    ))}
  </ul>
);
