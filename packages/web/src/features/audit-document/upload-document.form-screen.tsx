import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { auditListPath, auditPath } from '../../blocks/addresses.ts';
import { DetailsColumns } from '../../blocks/details/details-screen.tsx';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { documentedAuditQuery } from './audit-document.parts.tsx';
import { UploadDocuments } from './upload-document.parts.tsx';

const NotAbleToAdd = ({ audit: { id, recordStatus } }: { audit: Audit }) => (
  <EmptyState
    icon={Lock}
    title={i18n.t('No documents can be added to this audit')}
    {...(recordStatus === 'Closed' && { hint: i18n.t('A Closed record cannot be changed') })}
  >
    <Button component={Link} to={auditPath(id)} variant="default">
      {i18n.t('View audit')}
    </Button>
  </EmptyState>
);

const WhoSeesIt = () => (
  <Panel title={i18n.t('Who sees it')}>
    <PanelBody>
      <p>
        {i18n.t(
          "Everybody who sees the audit's report: its owner, its certification body and whom it is shared with. What is added and removed stands in the change log.",
        )}
      </p>
    </PanelBody>
  </Panel>
);

const UploadToAudit = ({ audit }: { audit: Audit }) => {
  const { id, site, standard, startDate, visuals } = audit;
  return (
    <>
      <PageHeader
        title={i18n.t('Upload document')}
        subtitle={[site.name, i18n.t('Site {code}', { code: site.id }), standard.name, startDate].join(' · ')}
        breadcrumb={[
          { label: i18n.t('Audits'), to: auditListPath },
          { label: i18n.t('Audit {id}', { id }), to: auditPath(id) },
        ]}
      />
      {visuals.isAbleToAddDocument ? (
        <DetailsColumns beside={<WhoSeesIt />}>
          <Panel>
            <PanelBody>
              <UploadDocuments auditId={id} />
            </PanelBody>
          </Panel>
        </DetailsColumns>
      ) : (
        <Panel>
          <NotAbleToAdd audit={audit} />
        </Panel>
      )}
    </>
  );
};

export const UploadDocumentScreen = () => (
  <FormOfRoute query={documentedAuditQuery}>{(audit) => <UploadToAudit audit={audit} />}</FormOfRoute>
);
