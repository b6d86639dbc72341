import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { Button } from '@mantine/core';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { useLast } from '../../ui/use-last.ts';
import styles from './conflict-dialog.module.css';
import { DescribedValue } from './described-value.tsx';
import type { FormField } from './form-parts.ts';
import { isSameValue } from './same-value.ts';
import type { Conflict } from './use-present-record.ts';

interface ShownChanges {
  /** The values that the form opened with. */
  before: unknown;
  fields: readonly FormField[];
}

interface ConflictDialogProps extends ShownChanges {
  conflict: Conflict | undefined;
  onSettle: (keep: 'theirs' | 'mine') => void;
  onCancel: () => void;
}

/** The reader's own value of a field, or that they did not change it. */
const Mine = ({ field, conflict, before }: { field: FormField; conflict: Conflict; before: unknown }) => {
  const mine = valueAt(conflict.mine, field.name);
  if (isSameValue(mine, valueAt(before, field.name)))
    return <span className={styles.none}>{i18n.t('Not changed')}</span>;
  return <DescribedValue field={field} value={mine} />;
};

const Changes = ({ conflict, before, fields }: ShownChanges & { conflict: Conflict }) => (
  <table className={styles.changes}>
    <thead>
      <tr>
        <th scope="col">{i18n.t('Field')}</th>
        <th scope="col">{i18n.t('Theirs')}</th>
        <th scope="col">{i18n.t('Mine')}</th>
      </tr>
    </thead>
    <tbody>
      {fields.map((field) => (
        <tr key={field.name}>
          <th scope="row">{field.label}</th>
          <td>
            <DescribedValue field={field} value={valueAt(conflict.present, field.name)} />
          </td>
          <td>
            <Mine field={field} conflict={conflict} before={before} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const ChangesOrNone = ({ conflict, before, fields }: ShownChanges & { conflict: Conflict }) => {
  const changed = fields.filter(({ name }) => !isSameValue(valueAt(conflict.present, name), valueAt(before, name)));
  if (changed.length > 0) return <Changes conflict={conflict} before={before} fields={changed} />;
  return <p>{i18n.t('They changed none of the fields of this form, but something else, such as the status.')}</p>;
};

/**
 * Shows what somebody else changed meanwhile. Keeping “mine” keeps only the fields changed here; all others take the
 * other person's values.
 */
export const ConflictDialog = ({ conflict, before, fields, onSettle, onCancel }: ConflictDialogProps) => {
  const last = useLast(conflict && { conflict, before, fields });
  return (
    <Dialog
      opened={conflict !== undefined}
      onClose={onCancel}
      title={i18n.t('Somebody else has changed this record meanwhile')}
      wide
      over
    >
      {last && <ChangesOrNone {...last} />}
      <p className={styles.hint}>
        {i18n.t('Keep mine saves the fields you changed over theirs. Take theirs discards your changes.')}
      </p>
      <DialogButtons>
        <Button variant="default" onClick={() => onSettle('theirs')}>
          {i18n.t('Take theirs')}
        </Button>
        <Button onClick={() => onSettle('mine')}>{i18n.t('Keep mine')}</Button>
      </DialogButtons>
    </Dialog>
  );
};
