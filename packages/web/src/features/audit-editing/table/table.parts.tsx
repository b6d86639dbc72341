import type { ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import { Button } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useFocusBack } from '../../../blocks/details/use-focus-back.ts';
import { i18n } from '../../../kernel/texts.ts';
import { later } from '../../../ui/later.ts';
import { Panel } from '../../../ui/panel.tsx';
import { LineSkeletons } from '../../../ui/skeletons.tsx';
import { ChangedValue } from '../changed-value.parts.tsx';
import { useEditing, useMayAnswer } from '../editing.parts.tsx';
import { type Cells, cellsOf } from '../report-values.parts.tsx';

const OpenTable = later(async () => (await import('./table-rows.parts.tsx')).OpenTable);

interface TablePanelProps {
  title: string;
  /** The rows with the unsaved changes. */
  table: ReportTable;
  children: ReactNode;
}

/** A table of a report, edited as a whole by readers who may do so, if the edit can be stored. */
export const TablePanel = ({ title, table, children }: TablePanelProps) => {
  const editing = useEditing();
  const mayAnswer = useMayAnswer(table);
  const [opened, setOpened] = useState<{ table: ReportTable; before: readonly Cells[] }>();
  const trigger = useFocusBack(!opened);
  if (!editing) return <Panel title={title}>{children}</Panel>;
  const { xmlTag } = table;
  if (opened)
    return (
      <Panel title={title}>
        <Suspense fallback={<LineSkeletons />}>
          <OpenTable
            {...opened}
            onKeep={(rows, results) => editing.change({ [xmlTag]: [...rows], ...results })}
            onUnsaved={(unsaved) => editing.reportUnsaved(xmlTag, unsaved)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      </Panel>
    );
  const edit = (
    <Button
      ref={trigger}
      variant="default"
      size="compact-md"
      leftSection={<Pencil size={14} aria-hidden="true" />}
      aria-label={i18n.t('Edit {title}', { title })}
      onClick={() => setOpened({ table, before: cellsOf(table) })}
    >
      {i18n.t('Edit')}
    </Button>
  );
  return (
    <Panel title={title} {...(mayAnswer && { aside: edit })}>
      <ChangedValue name={xmlTag} wide>
        {children}
      </ChangedValue>
    </Panel>
  );
};
