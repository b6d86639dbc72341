import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { i18n } from '../../../kernel/texts.ts';
import { PanelBody } from '../../../ui/panel.tsx';
import { usePhone } from '../../../ui/use-width.ts';
import { type CardParts, type RowParts, withShownColumns } from '../list-parts.ts';
import { ListCards } from './list-cards.tsx';
import { ListTable } from './list-table.tsx';

interface RecordRowsProps<C extends Columns, R extends object> extends RowParts<C, R> {
  title: string;
  spec: ListSpec<C>;
  /** The columns of the table. */
  shown: readonly (keyof C & string)[];
  card: CardParts<keyof C & string>;
  rows: readonly R[];
}

/** Rows of a list that a record has with it, all of them in a fixed order: as a table, on a phone as cards. */
export const RecordRows = <C extends Columns, R extends object>(props: RecordRowsProps<C, R>) => {
  const { title, spec, shown, rows, ...parts } = props;
  const phone = usePhone();
  if (rows.length === 0) return <PanelBody>{i18n.t('No data')}</PanelBody>;
  const listed = { title, parts, rows, found: rows.length, busy: false, selection: undefined };
  if (phone) return <ListCards spec={spec} shown={withShownColumns(spec, [])} {...listed} />;
  return <ListTable spec={withShownColumns(spec, shown)} {...listed} />;
};
