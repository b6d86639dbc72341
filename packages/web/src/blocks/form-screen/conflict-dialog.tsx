import { Button } from '@mantine/core';
import { get } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import styles from './conflict-dialog.module.css';
import { describeValue, type FormField } from './form-parts.ts';
import { type Conflict, same } from './use-record-form.ts';

interface ConflictDialogProps {
  conflict: Conflict | undefined;
  /** What the form showed when it was opened. */
  before: unknown;
  fields: readonly FormField[];
  onSettle: (keep: 'theirs' | 'mine') => void;
  onCancel: () => void;
}

const Changes = ({
  conflict,
  before,
  fields,
}: Pick<ConflictDialogProps, 'before' | 'fields'> & { conflict: Conflict }) => (
  <table className={styles.changes}>
    <thead>
      <tr>
        <th scope="col">{i18n.t('Field')}</th>
        <th scope="col">{i18n.t('Theirs')}</th>
        <th scope="col">{i18n.t('Mine')}</th>
      </tr>
    </thead>
    <tbody>
      {fields
        .filter(({ name }) => !same(get(conflict.present, name), get(before, name)))
        .map(({ name, label }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{describeValue(get(conflict.present, name))}</td>
            <td>{describeValue(get(conflict.mine, name))}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

/** Shows what somebody else changed meanwhile. Keeping mine keeps only what was changed here; the rest becomes theirs. */
export const ConflictDialog = ({ conflict, before, fields, onSettle, onCancel }: ConflictDialogProps) => (
  <Dialog
    opened={conflict !== undefined}
    onClose={onCancel}
    title={i18n.t('Somebody else has changed this record meanwhile')}
    wide
  >
    {conflict && <Changes conflict={conflict} before={before} fields={fields} />}
    <p className={styles.hint}>
      {i18n.t('Keep mine saves the fields you changed over theirs. Take theirs drops your changes.')}
    </p>
    <DialogButtons>
      <Button variant="default" onClick={() => onSettle('theirs')}>
        {i18n.t('Take theirs')}
      </Button>
      <Button onClick={() => onSettle('mine')}>{i18n.t('Keep mine')}</Button>
    </DialogButtons>
  </Dialog>
);
