import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { i18n } from '../../../../kernel/texts.ts';
import looks from '../../../../ui/plain-button.module.css';
import styles from './filter-sheet.module.css';
import { FilterPanel, type FiltersProps } from './search-filters.parts.tsx';

interface FilterSheetProps extends FiltersProps {
  /** The label of the button that returns to the results, with their number. */
  doneLabel: string;
  onClose: () => void;
}

/** The filters on a phone, in a bottom sheet. The native dialog traps the focus and closes on Escape. */
export const FilterSheet = ({ doneLabel, onClose, ...filters }: FilterSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={i18n.t('Filters')} data-dialog-open="" onClose={onClose}>
      <button type="button" className={styles.close} aria-label={i18n.t('Close')} onClick={close}>
        <X size={20} aria-hidden="true" />
      </button>
      <div className={styles.sheetBody}>
        <FilterPanel {...filters} />
      </div>
      <div className={styles.done}>
        <button type="button" className={looks.button} data-main="" onClick={close}>
          {doneLabel}
        </button>
      </div>
    </dialog>
  );
};
