import { type Audit, openVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { ReportOutcome } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { forget } from '../../blocks/forget.ts';
import { LookupSources } from '../../blocks/lookups.tsx';
import { AuditDetails } from '../../features/audit/audit.detail-screen.tsx';
import { auditQuery } from '../../features/audit-record/audit-record.public.ts';
import { recordCalls, type Sent } from '../../kernel/testing/record-calls.ts';
import { renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { mayNothing } from '../../kernel/testing/visuals.ts';
import { aPlace } from './a-place.ts';
import { aReport } from './a-report.ts';

export const anAudit: Audit = {
  id: '900007',
  site: { id: '1100091', name: 'San Marco Bakery plc' },
  siteLocation: aPlace,
  standard: { id: '4', name: 'Food' },
  certificationBody: { id: '1', name: 'Certa Nordic' },
  programOwner: 'GFA',
  company: { id: '7', name: 'San Marco Foods' },
  auditOwner: { id: '7', name: 'San Marco Foods', type: 'Company' },
  recordStatus: 'Current',
  holdingReason: null,
  certificationStatus: { name: 'Certificated' },
  statusReason: null,
  statusDate: null,
  hasCertificate: true,
  availableInPortal: true,
  scope: 'Baking',
  exclusion: null,
  justification: null,
  category: 'Bakery',
  additionalModules: '',
  startDate: '2026-08-21',
  endDate: '2026-08-22',
  validationDate: null,
  certificateIssueDate: '2026-09-20',
  certificateExpiryDate: '2999-09-20',
  grade: 'AA+',
  auditProgramme: 'Unannounced',
  auditorName: 'Iris Hale',
  auditorNumber: 'A-1001',
  uploadDate: '2026-09-21',
  siteContactEmail: null,
  technicalName: null,
  technicalContact: null,
  commercialName: null,
  commercialContact: null,
  scheduleType: null,
  scheduleStatus: null,
  nextScheduledAuditDate: null,
  scheduledAdditionalModules: [],
  scheduleCertificationBody: null,
  isRenewalAuditPlanned: null,
  expiryReason: null,
  expiryComments: null,
  expiryAssessmentDate: null,
  sharingPermissionName: 'CertificateOnly',
  visuals: { ...mayNothing(openVisuals), isAbleToEdit: true, isAbleToEditReport: true, isAbleToSetVisibility: true },
};

interface Edited {
  status: ReportOutcome | 'Virus';
  messages?: EditMessage[];
}

interface AuditOnPage {
  audit?: Audit;
  report?: Report;
  /** As it reads once an edit is stored, where that is otherwise. */
  reportAfter?: Report;
  /** The site's present name, where the reader can know it. */
  siteNow?: string;
  /** How each edit is answered, in turn; stored when there is no more. `theirs` is what somebody else saved first. */
  answers?: (Edited | { theirs: object })[];
  tab?: string;
}

const AuditPage = () => {
  const { data } = useQuery(auditQuery(anAudit.id));
  return data && <AuditDetails audit={data} />;
};

const companies = { search: async () => [{ id: '8', name: 'Polar Foods' }] };

/** As an audit reads once its record is closed. */
export const closed = (audit: Audit): Audit => ({
  ...audit,
  recordStatus: 'Closed',
  visuals: { ...audit.visuals, isAbleToEdit: false, isAbleToEditReport: false, isAbleToSetVisibility: false },
});

/** The directory with the audit at version 1; each edit that is stored makes the next version. */
const directoryWith = (page: AuditOnPage) => {
  const { audit = anAudit, report = aReport, reportAfter = report, siteNow = anAudit.site.name, answers = [] } = page;
  const pending = [...answers];
  let present = audit;
  let version = 1;
  const edited = () => {
    if (present.recordStatus === 'Closed')
      return { status: 409, body: { code: 'audit life.closed', message: 'A Closed record cannot be changed' } };
    const answer = pending.shift() ?? { status: 'Success' };
    if ('theirs' in answer) {
      const body = { code: 'request.changedMeanwhile', message: 'Changed', present: answer.theirs };
      return { status: 412, version: '7', body };
    }
    if (answer.status.startsWith('Success')) version += 1;
    return { body: { messages: [], ...answer }, version: String(version) };
  };
  const synchronised = () => {
    present = { ...present, site: { ...present.site, name: siteNow } };
    return { body: {} };
  };
  const presentReport = () => (version > 1 ? reportAfter : report);
  const answerTo = ({ method, path }: Sent) => {
    if (method !== 'GET') return path.includes('/Synchronise') ? synchronised() : edited();
    if (path.includes('/Sites/')) return { body: { id: '1', name: siteNow, location: audit.siteLocation } };
    return { body: path.endsWith('/Report') ? presentReport() : present, version: String(version) };
  };
  const become = (next: Audit) => {
    present = next;
  };
  return { answerTo, become };
};

/** Shows an audit. Tells what was sent to change it. */
export const openAudit = (page: AuditOnPage = {}) => {
  const { siteNow, tab } = page;
  signInAs('CB Full Admin', ['Audit.View', 'Audit.Revise', ...(siteNow ? (['Site.View'] as const) : [])]);
  const { answerTo, become } = directoryWith(page);
  const sent = recordCalls(answerTo);
  const router = renderPage(
    () => (
      <LookupSources sources={{ company: companies }}>
        <AuditPage />
      </LookupSources>
    ),
    tab ? `/here?tab=${tab}` : '/here',
  );
  /** Somebody else changes the audit, and the page reads it anew. */
  const becomes = (next: Audit) => {
    become(next);
    return forget('audit');
  };
  return { sent, router, becomes };
};
