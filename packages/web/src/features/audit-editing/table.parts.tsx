import type { ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import { Button } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFocusBack } from '../../blocks/details/use-focus-back.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { useEditing, useMayAnswer } from './editing.parts.tsx';
import { type Cells, cellsOf } from './table-row.parts.tsx';
import { OpenTable, type OpenTableProps } from './table-rows.parts.tsx';

interface TablePanelProps {
  title: string;
  table: ReportTable;
  /** How it reads. */
  children: ReactNode;
}

/** A table of a report, edited as a whole where it stands by those who may, if an edit of it can be stored. */
export const TablePanel = ({ title, table, children }: TablePanelProps) => {
  const editing = useEditing();
  const mayAnswer = useMayAnswer(table);
  const [opened, setOpened] = useState<Pick<OpenTableProps, 'table' | 'before' | 'save'>>();
  const trigger = useFocusBack(!opened);
  if (!editing) return <Panel title={title}>{children}</Panel>;
  const { xmlTag } = table;
  const save = (rows: readonly Cells[]) =>
    editing.saveAnswer({ xmlTag, tableValue: [...rows] }, rows.map(Object.values));
  if (opened)
    return (
      <Panel title={title}>
        <OpenTable
          {...opened}
          onUnsaved={(unsaved) => editing.tellUnsaved(xmlTag, unsaved)}
          onClose={() => setOpened(undefined)}
        />
      </Panel>
    );
  if (!mayAnswer) return <Panel title={title}>{children}</Panel>;
  return (
    <Panel
      title={title}
      aside={
        <Button
          ref={trigger}
          variant="default"
          size="compact-md"
          leftSection={<Pencil size={14} aria-hidden="true" />}
          aria-label={i18n.t('Edit {title}', { title })}
          onClick={() => setOpened({ table, before: cellsOf(table), save })}
        >
          {i18n.t('Edit')}
        </Button>
      }
    >
      {children}
    </Panel>
  );
};
