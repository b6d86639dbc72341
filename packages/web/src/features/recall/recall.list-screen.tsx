import { recallList } from '@attestry/contract/features/recall/recall.list.ts';
import { addRecord } from '../../blocks/add-record.ts';
import { recallPath } from '../../blocks/addresses.ts';
import { csvAndXlsx, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { rowsAhead, rowsSource } from '../../blocks/list-screen/rows-query.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietRecallCalls, recallActions, recallName, SubmissionStatus } from './recall.parts.tsx';

const rows = rowsSource({ spec: recallList, scope: ['site'], load: (query) => quietRecallCalls.list({ query }) });

export const readAhead = rowsAhead(rows);

export const RecallListScreen = () => (
  <ListScreen
    title={i18n.t('Recalls')}
    add={addRecord.recall()}
    {...rows}
    suggest={(query) => quietRecallCalls.suggestNames({ query })}
    nothingYet={i18n.t('Recalls and withdrawals are listed here once they are reported.')}
    rowKey={(row) => row.id}
    rowName={(row) => recallName(row.id)}
    names="siteName"
    tellsApart="siteCode"
    opens={{ column: 'id', to: (row) => recallPath(row.id) }}
    under={{ siteCode: 'siteName', certificationBody: 'country' }}
    toolBarFilters={['recallStatus', 'recallCategory']}
    cells={{ recallStatus: (row) => <SubmissionStatus isArchived={row.isArchived} status={row.recallStatus} /> }}
    card={{
      line: ['id', 'siteCode', 'country', 'recallCategory'],
      foot: ['recallStatus', 'initialNotificationDate'],
    }}
    rowActions={[{ ...viewAction, to: (row) => recallPath(row.id) }, ...recallActions()]}
    exports={csvAndXlsx<typeof recallList.columns>((query) => quietRecallCalls.exportList({ query }))}
  />
);
