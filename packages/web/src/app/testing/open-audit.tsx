import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { type Audit, openVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import {
  type EditEffects,
  type EditMessage,
  noEffects,
} from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import type { ReportOutcome } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { useQuery } from '@tanstack/react-query';
import { LookupSources } from '../../blocks/lookups.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { AuditDetails } from '../../features/audit/audit.detail-screen.tsx';
import { auditQuery } from '../../features/audit-record/audit-record.public.ts';
import { renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { atVersion, refused, type Sent, stub } from '../../kernel/testing/stub.ts';
import { nothingAllowed } from '../../kernel/testing/visuals.ts';
import { aLocation } from './a-location.ts';
import { aReport } from './a-report.ts';

export const anAudit: Audit = {
  id: '900007',
  site: { id: '1100091', name: 'San Marco Bakery plc' },
  siteLocation: aLocation,
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
  certificate: { number: 'CN-2026-100877', version: '1' },
  availableInPortal: true,
  publication: 'Published',
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
  auditorId: null,
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
  heldNextAudit: null,
  sharingPermissionName: 'CertificateOnly',
  reportRequests: 0,
  isSiteInSight: true,
  knowsSharesOf: { site: false, company: false },
  sharedWithReader: null,
  visuals: {
    ...nothingAllowed(openVisuals),
    isAbleToEdit: true,
    isAbleToEditReport: true,
    isAbleToSetVisibility: true,
  },
  refusals: {},
};

interface Edited {
  status: ReportOutcome | 'Virus';
  messages?: EditMessage[];
}

interface AuditOnPage {
  audit?: Audit;
  report?: Report;
  /** The report after an edit is stored, if it differs. */
  reportAfter?: Report;
  /** The site's present name, if the reader may know it. */
  siteNow?: string;
  /**
   * The answers to the edits in order; after the last one, edits are stored. `theirs` is what somebody else saved
   * first.
   */
  answers?: (Edited | { theirs: object })[];
  /** The effects of saving, as the server reports them. */
  effects?: EditEffects;
  tab?: string;
  /** The version of the audit served; by default the first. */
  version?: number;
}

const AuditPage = () => {
  const { data } = useQuery(auditQuery(anAudit.id));
  return data && <AuditDetails audit={data} />;
};

const companies = { search: async () => [{ id: '8', name: 'Polar Foods' }] };

export const closedAudit = (audit: Audit): Audit => ({
  ...audit,
  recordStatus: 'Closed',
  visuals: { ...audit.visuals, isAbleToEdit: false, isAbleToEditReport: false, isAbleToSetVisibility: false },
});

const changedMeanwhile = (present: unknown) =>
  refused(412, { code: 'request.changedMeanwhile', message: 'Changed', present }, { version: '7' });

/** Serves the audit; each stored edit makes the next version. */
const serveAudit = (page: AuditOnPage) => {
  const { audit = anAudit, report = aReport, reportAfter = report, siteNow = anAudit.site.name, answers = [] } = page;
  const pending = [...answers];
  const sent: Sent[] = [];
  let present = audit;
  const { version: first = 1 } = page;
  let version = first;
  const edit = (edited: Sent) => {
    sent.push(edited);
    if (present.recordStatus === 'Closed')
      return refused(409, { code: 'audit life.closed', message: 'A Closed record cannot be changed' });
    const answer = pending.shift() ?? { status: 'Success' as const };
    if ('theirs' in answer) return changedMeanwhile(answer.theirs);
    const { status, messages = [] } = answer;
    // The server never gives this answer to an edit; the page has a message for unknown answers.
    if (status === 'Virus') return refused(200, { status, messages });
    if (status.startsWith('Success')) version += 1;
    return atVersion(String(version), { status, messages });
  };
  const synchronise = (synchronised: Sent) => {
    sent.push(synchronised);
    present = { ...present, site: { ...present.site, name: siteNow } };
    return atVersion(String(version), present);
  };
  stub(auditApi.read, () => atVersion(String(version), present));
  stub(auditApi.readReport, () => atVersion(String(version), version > first ? reportAfter : report));
  stub(auditApi.changeLog, {});
  stub(auditDocumentApi.list, []);
  stub(siteApi.read, { id: '1', name: siteNow, location: audit.siteLocation });
  stub(auditEditingApi.editDetails, edit);
  stub(auditEditingApi.editReport, edit);
  stub(auditLifeApi.synchroniseSiteName, synchronise);
  stub(auditLifeApi.synchroniseLocation, synchronise);
  const become = (next: Audit) => {
    present = next;
  };
  return { sent, become };
};

const stubEffects = (effects = noEffects) => {
  stub(auditEditingApi.effectsOfDetails, effects);
  stub(auditEditingApi.effectsOfReport, effects);
};

/** Opens the page of an audit. Returns the edits that are sent. */
export const openAudit = (page: AuditOnPage = {}) => {
  const { siteNow, tab } = page;
  signInAs('CB Full Admin', ['Audit.View', 'Audit.Revise', ...(siteNow ? (['Site.View'] as const) : [])]);
  const { sent, become } = serveAudit(page);
  stubEffects(page.effects);
  const router = renderPage(
    () => (
      <LookupSources sources={{ company: companies }}>
        <AuditPage />
      </LookupSources>
    ),
    tab ? `/here?tab=${tab}` : '/here',
  );
  /** Simulates a change by somebody else, and refetches the audit. */
  const becomes = (next: Audit) => {
    become(next);
    return refetchAfter(auditEditingApi.editDetails);
  };
  return { sent, router, becomes };
};
