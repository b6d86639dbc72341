import { officeList } from '@attestry/contract/features/certification-body/certification-body.list.ts';
import type { OfficeRow } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { addRecord } from '../../blocks/add-record.ts';
import { officePath } from '../../blocks/addresses.ts';
import { csvAndXlsx, nameWithId, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { rowsAhead, rowsSource } from '../../blocks/list-screen/rows-query.ts';
import { NotedStatus } from '../../blocks/noted-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { editOfficeAction, lastOfficeActions, officeType, quietCalls } from './certification-body.parts.tsx';

type IsShown = (column: keyof typeof officeList.columns) => boolean;

/** What becomes of the audits that the certification body uploads, unless they are accepted. */
const submissionsOf = ({ auditSubmissions: submissions }: OfficeRow): string | undefined => {
  if (submissions === 'Hold') return i18n.t('submissions on hold');
  return submissions === 'Prohibit' ? i18n.t('submissions prohibited') : undefined;
};

const statusOf = (row: OfficeRow, isShown: IsShown) => (
  <NotedStatus status={row.status} note={isShown('auditSubmissions') ? undefined : submissionsOf(row)} />
);

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
    folded={['auditSubmissions']}
    toolBarFilters={['officeType', 'status']}
    cells={{
      officeType,
      mainOffice: (row) => row.certificationBody.name,
      country: (row) => row.location.country.name,
      city: (row) => row.location.city,
      status: statusOf,
      auditSubmissions: (row) => row.auditSubmissions && i18n.t(row.auditSubmissions),
    }}
    card={{ line: ['id', 'city', 'country'], foot: ['status', 'officeType'] }}
    rowActions={[{ ...viewAction, to: (row) => officePath(row.id) }, editOfficeAction, ...lastOfficeActions()]}
    exports={csvAndXlsx<typeof officeList.columns>((query) => quietCalls.exportList({ query }))}
  />
);
