import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Columns, ListInput, ListSpec } from '@attestry/contract/kernel/list.ts';
import { ActionIcon } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { isAnswered } from '../../../kernel/api-error.ts';
import { saveFile } from '../../../kernel/files.ts';
import { showBanner } from '../../../kernel/notices.ts';
import { session } from '../../../kernel/session.ts';
import { i18n } from '../../../kernel/texts.ts';
import { withoutPage } from '../../../kernel/url-state.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { WhyNot } from '../../../ui/why-not.tsx';
import { refusalOfFilters } from '../filters/refused-filters.ts';
import type { ExportChoice } from '../list-parts.ts';

/** The message of a failed export: the server's own if it refuses the filters or the reader, otherwise "Error". */
export const failureOfExport = (columns: Columns, error: unknown): string => {
  const refused = refusalOfFilters(columns, error);
  if (refused !== undefined) return refused;
  return isAnswered(error, 400, 403, 409, 431) && error.body ? error.body.message : i18n.t('Error');
};

/** Why this reader may not export: any list, in the words of the server, or one that has a refusal of its own. */
export const refusalOfExport = (ofList?: string): string | undefined =>
  session.profile()?.mayExport === false ? i18n.t(kernelErrors.exportPrevented.message) : ofList;

interface ListExportProps<C extends Columns> {
  spec: ListSpec<C>;
  choices: readonly ExportChoice<C>[];
  query: ListInput<C>;
  refusal: string | undefined;
}

const button = (busy: boolean) => (
  <ActionIcon
    variant="default"
    size={36}
    loading={busy}
    aria-label={i18n.t('Export List')}
    title={i18n.t('Export List')}
  >
    <Download size={16} aria-hidden="true" />
  </ActionIcon>
);

/** Saves the file of an export. A failure shows the banner. */
export const useExport = <C extends Columns>(
  { columns }: Pick<ListSpec<C>, 'columns'>,
  query: ListInput<C> & { ids?: string[] },
) => {
  const [busy, setBusy] = useState(false);
  const run = async (choice: ExportChoice<C>) => {
    setBusy(true);
    try {
      const file = await choice.run(query);
      if (file) saveFile(file);
    } catch (error) {
      showBanner(failureOfExport(columns, error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};

/** The Export List menu, which exports the filtered list in either format. */
export const ListExport = <C extends Columns>({ spec, choices, query, ...props }: ListExportProps<C>) => {
  const refusal = refusalOfExport(props.refusal);
  const { busy, run } = useExport(spec, withoutPage(query));
  if (refusal !== undefined)
    return (
      <WhyNot reason={refusal}>
        <ActionIcon variant="default" size={36} aria-label={i18n.t('Export List')}>
          <Download size={16} aria-hidden="true" />
        </ActionIcon>
      </WhyNot>
    );
  return (
    <ActionMenu actions={choices.map((choice) => ({ label: choice.label, run: () => void run(choice) }))}>
      {button(busy)}
    </ActionMenu>
  );
};
