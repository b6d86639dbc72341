import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { i18n } from '../../../kernel/texts.ts';
import hidden from '../../../ui/hidden.module.css';
import plain from '../../../ui/plain-button.module.css';
import { type ListParts, offeredColumnsOf } from '../list-parts.ts';
import { contentOf } from '../rows/list-cell.tsx';
import styles from './row-preview.module.css';

interface RowPreviewProps<C extends Columns, R extends object> {
  parts: ListParts<C, R>;
  /** All columns that this reader has, shown or not. */
  spec: ListSpec<C>;
  row: R;
  onClose: () => void;
}

/** The column that names the row. */
const headOf = <C extends Columns, R extends object>({ names, opens }: ListParts<C, R>) => names ?? opens?.column;

/** The name of the row as the table has it, with what stands below it there. */
const RowHead = <C extends Columns, R extends object>({ parts, spec, row }: Omit<RowPreviewProps<C, R>, 'onClose'>) => {
  const key = headOf(parts);
  const column = key === undefined ? undefined : spec.columns[key];
  const content = key && column && contentOf({ parts, columnKey: key, column, row, isShown: () => true });
  return <h2>{content || <bdi>{parts.rowName(row)}</bdi>}</h2>;
};

const RowFacts = <C extends Columns, R extends object>({
  parts,
  spec,
  row,
}: Omit<RowPreviewProps<C, R>, 'onClose'>) => {
  const facts = offeredColumnsOf(spec)
    .filter(([key]) => key !== headOf(parts))
    .map(([key, column]) => ({
      key,
      label: i18n.t(column.label),
      content: contentOf({ parts, columnKey: key, column, row, isShown: () => true }),
    }))
    .filter(({ content }) => content);
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, content }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
};

/** A preview of a row next to the list, with all its columns, including those that the table hides. */
export const RowPreview = <C extends Columns, R extends object>({
  parts,
  spec,
  row,
  onClose,
}: RowPreviewProps<C, R>) => {
  const name = parts.rowName(row);
  const to = parts.opens?.to(row);
  return (
    <aside className={styles.preview} aria-label={i18n.t('Preview')}>
      <p role="status" className={hidden.hidden}>
        {i18n.t('Preview of {name}', { name })}
      </p>
      <div className={styles.head}>
        <RowHead parts={parts} spec={spec} row={row} />
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={i18n.t('Close the preview')} onClick={onClose}>
          <X size={17} aria-hidden="true" />
        </ActionIcon>
      </div>
      <RowFacts parts={parts} spec={spec} row={row} />
      {to !== undefined && (
        <Link to={to} className={plain.button} onClick={() => parts.opens?.onOpen?.(row)}>
          {i18n.t('Open')}
        </Link>
      )}
    </aside>
  );
};
