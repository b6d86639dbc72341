import { Link } from '@tanstack/react-router';
import { CircleDashed } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import styles from './field-row.module.css';
import buttons from './plain-button.module.css';

interface UnfilledProps {
  labels: readonly string[];
  /** The address of the form that fills them in; undefined if they are filled in here. */
  fillIn: string | undefined;
  onOpen: () => void;
}

/** The names of a record's missing values, in one line. */
export const Unfilled = ({ labels, fillIn, onOpen }: UnfilledProps) => {
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(labels);
  const add = { className: buttons.quiet, 'aria-label': i18n.t('Add: {names}', { names }) };
  return (
    <div className={styles.note}>
      <CircleDashed size={16} aria-hidden="true" />
      <p>{i18n.t('Not filled in yet: {names}', { names })}</p>
      {fillIn === undefined ? (
        <button type="button" {...add} onClick={onOpen}>
          {i18n.t('Add')}
        </button>
      ) : (
        <Link to={fillIn} {...add}>
          {i18n.t('Add')}
        </Link>
      )}
    </div>
  );
};
