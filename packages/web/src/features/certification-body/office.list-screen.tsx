import { officeList } from '@attestry/contract/features/certification-body/certification-body.list.ts';
import { addRecord } from '../../blocks/add-record.ts';
import { officePath } from '../../blocks/addresses.ts';
import { csvAndXlsx, nameWithId, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { rowsAhead, rowsSource } from '../../blocks/list-screen/rows-query.ts';
import { ListedStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { editOfficeAction, lastOfficeActions, officeType, quietCalls } from './certification-body.parts.tsx';

const rows = rowsSource({ spec: officeList, load: (query) => quietCalls.list({ query }) });

export const readAhead = rowsAhead(rows);

export const OfficeListScreen = () => (
  <ListScreen
    title={i18n.t('Certification Bodies')}
    add={addRecord.office()}
    {...rows}
    suggest={(query) => quietCalls.suggestNames({ query })}
    nothingYet={i18n.t('Certification bodies are listed here by their offices.')}
    rowKey={(row) => row.id}
    rowName={nameWithId}
    opens={{ column: 'name', to: (row) => officePath(row.id) }}
    tellsApart="id"
    toolBarFilters={['officeType', 'status']}
    cells={{
      officeType,
      mainOffice: (row) => row.certificationBody.name,
      country: (row) => row.location.country.name,
      city: (row) => row.location.city,
      status: (row) => <ListedStatus status={row.status} />,
    }}
    card={{ line: ['id', 'city', 'country'], foot: ['status', 'officeType'] }}
    rowActions={[{ ...viewAction, to: (row) => officePath(row.id) }, editOfficeAction, ...lastOfficeActions()]}
    exports={csvAndXlsx<typeof officeList.columns>((query) => quietCalls.exportList({ query }))}
  />
);
