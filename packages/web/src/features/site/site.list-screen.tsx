import { siteList } from '@attestry/contract/features/site/site.list.ts';
import { addRecord } from '../../blocks/add-record.ts';
import { sitePath } from '../../blocks/addresses.ts';
import { csvAndXlsx, nameWithId } from '../../blocks/list-screen/list-parts.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { rowsAhead, rowsSource } from '../../blocks/list-screen/rows-query.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietSiteCalls } from '../site-record/site-record.public.ts';
import { searchTabs, siteCard, siteCells, siteRowActions, siteUnder } from './site.parts.tsx';

const rows = rowsSource({ spec: siteList, load: (query) => quietSiteCalls.list({ query }) });

export const readAhead = rowsAhead(rows);

export const SiteListScreen = () => (
  <ListScreen
    title={i18n.t('Sites')}
    tabs={searchTabs('site')}
    add={addRecord.site()}
    {...rows}
    suggest={(query) => quietSiteCalls.suggestNames({ query })}
    nothingYet={i18n.t('Sites are listed here once they are added or shared with you.')}
    rowKey={(row) => row.id}
    rowName={nameWithId}
    opens={{ column: 'name', to: (row) => sitePath(row.id) }}
    toolBarFilters={['country', 'status']}
    cells={siteCells}
    tellsApart="id"
    folded={['auditStatus']}
    under={siteUnder}
    card={siteCard}
    rowActions={siteRowActions()}
    countPresets={() => quietSiteCalls.countPresets()}
    exports={csvAndXlsx<typeof siteList.columns>((query) => quietSiteCalls.exportList({ query }))}
  />
);
