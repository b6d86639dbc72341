import { siteList } from '@attestry/contract/features/site/site.list.ts';
import { sitePath } from '../../blocks/addresses.ts';
import { ListPanel } from '../../blocks/list-screen/list-panel.tsx';
import { nameWithId } from '../../blocks/list-screen/list-parts.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietSiteCalls } from '../site-record/site-record.public.ts';
import { siteCard, siteCells, siteRowActions, siteUnder } from './site.parts.tsx';

/** The sites of a company, as a list within its page. */
export const SitesOfCompany = ({ companyId }: { companyId: string }) => (
  <ListPanel
    title={i18n.t('Associated Sites')}
    spec={siteList}
    scope={['company', companyId]}
    load={(query) => quietSiteCalls.listOfCompany({ params: { id: companyId }, query })}
    suggest={(query) => quietSiteCalls.suggestNamesOfCompany({ params: { id: companyId }, query })}
    rowKey={(row) => row.id}
    rowName={nameWithId}
    opens={{ column: 'name', to: (row) => sitePath(row.id) }}
    cells={siteCells}
    tellsApart="id"
    folded={['auditStatus']}
    under={siteUnder}
    card={siteCard}
    rowActions={siteRowActions()}
  />
);
