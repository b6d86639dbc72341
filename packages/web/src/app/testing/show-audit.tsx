import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import { auditSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Permission, Role } from '@attestry/contract/kernel/permissions.ts';
import { screen } from '@testing-library/react';
import { AuditDetails } from '../../features/audit/audit.detail-screen.tsx';
import { auditReportQuery } from '../../features/audit/audit.parts.tsx';
import { queryClient } from '../../kernel/queries.ts';
import { renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { anAudit } from './open-audit.tsx';

const scope = {
  id: 'SCOPE',
  xmlTag: 'SCOPE',
  label: 'Products in scope',
  type: 'text' as const,
  data: 'Bread',
  editable: true,
  required: true,
  max: 1000,
};
export const shortReport: Report = {
  template: { code: 'FOOD', version: '1.0' },
  sections: [{ name: 'Scope', sections: [{ id: 'scope', name: 'Scope', content: [scope] }] }],
};

/** Suspended, for a reason. */
export const suspendedAudit: Audit = {
  ...anAudit,
  certificationStatus: { name: 'Suspended' },
  statusReason: 'Complaint under review',
  statusDate: '2026-10-01',
};

export const factOf = async (label: string) => {
  const [term] = await screen.findAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling?.textContent;
};

/** Shows the page of an audit to a reader. */
export const showAudit = (role: Role, permissions: Permission[], shown = suspendedAudit, report = shortReport) => {
  signInAs(role, permissions);
  queryClient.setQueryData(['audit', shown.id, 'documents'], []);
  queryClient.setQueryData(auditReportQuery(shown.id).queryKey, report);
  stub(auditApi.changeLog, {});
  stub(auditSharingApi.listShares, [{ name: 'Halden Retail', isShared: true }]);
  stub(siteApi.read, { id: '1100091', name: shown.site.name, location: shown.siteLocation });
  renderPage(() => <AuditDetails audit={shown} />);
};
