import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { DetailsColumns } from '../../blocks/details/details-screen.tsx';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { i18n } from '../../kernel/texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { AuditFormUnavailable, auditHead, auditQuery, closedHint } from '../audit-record/audit-record.public.ts';
import { UploadDocuments } from './upload-document.parts.tsx';

const WhoSeesIt = () => (
  <Panel title={i18n.t('Who sees it')}>
    <PanelBody>
      <p>
        {i18n.t(
          "Everyone who can see the audit's report: its owner, its certification body and the organisations it is shared with. Additions and removals are recorded in the change log.",
        )}
      </p>
    </PanelBody>
  </Panel>
);

const title = () => i18n.t('Upload document');

const refused = (audit: Audit) =>
  audit.visuals.isAbleToAddDocument ? undefined : (
    <AuditFormUnavailable
      title={title()}
      audit={audit}
      message={i18n.t('No documents can be added to this audit')}
      hint={closedHint(audit)}
    />
  );

export const UploadDocumentScreen = () => (
  <FormOfRoute query={auditQuery} refused={refused}>
    {(audit) => (
      <>
        <PageHeader title={title()} {...auditHead(audit)} />
        <DetailsColumns beside={<WhoSeesIt />}>
          <Panel>
            <PanelBody>
              <UploadDocuments auditId={audit.id} />
            </PanelBody>
          </Panel>
        </DetailsColumns>
      </>
    )}
  </FormOfRoute>
);
