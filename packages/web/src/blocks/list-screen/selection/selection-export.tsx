import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { i18n } from '../../../kernel/texts.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import type { ListParts } from '../list-parts.ts';
import { refusalOfExport, useExport } from '../tool-bar/list-export.tsx';
import type { RowSelection } from './use-row-selection.ts';

/** The exports of the selected rows, for readers who may export the list. */
export const useSelectionExports = <C extends Columns, R extends object>(
  { spec, exports = [], exportRefusal }: ListParts<C, R>,
  { query, selection }: RowSelection<C, R>,
): { actions: MenuAction[]; busy: boolean } => {
  const { busy, run } = useExport<C>(spec, { ...query, ids: [...selection.selected.keys()] });
  const refusal = refusalOfExport(exportRefusal);
  const choices = refusal === undefined ? exports : [];
  const actions = choices.flatMap((choice): MenuAction[] => {
    const { ofSelected: label } = choice;
    return label === undefined ? [] : [{ label, icon: Download, group: i18n.t('Export'), run: () => void run(choice) }];
  });
  return { actions, busy };
};

/** A menu that exports the selected rows in either format. */
export const SelectionExport = ({ exports: { actions, busy } }: { exports: ReturnType<typeof useSelectionExports> }) =>
  actions.length > 0 && (
    <ActionMenu actions={actions}>
      <Button variant="default" loading={busy} leftSection={<Download size={16} aria-hidden="true" />}>
        {i18n.t('Export')}
      </Button>
    </ActionMenu>
  );
