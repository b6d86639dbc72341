import { z } from 'zod';
import { featureOf, get, post } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';
import { audit } from '../audit/audit.schema.ts';
import { auditScheduleErrors as refusals } from './audit-schedule.errors.ts';
import { expiryForm, schedule, scheduled, scheduleForm, takeBackForm } from './audit-schedule.schema.ts';

const audits = '/audit/api/Audit';

export const auditScheduleApi = featureOf('AuditFeature', {
  scheduleTypes: {
    ...get(`${audits}/ScheduleTypes`, 'signedIn', 'List the ways in which an audit is announced'),
    response: z.array(named),
  },
  expiryReasons: {
    ...get(`${audits}/ExpiryReasons`, 'signedIn', 'List the reasons for which no renewal audit is planned'),
    response: z.array(named),
  },
  schedule: {
    ...post(`${audits}/schedules`, ['Audit.Schedule', 'Site.Schedule'], 'Schedule audit'),
    body: scheduleForm,
    response: scheduled,
    errors: [
      refusals.unknownSite,
      refusals.unknownAudit,
      refusals.unknownStandard,
      refusals.unknownType,
      refusals.unknownModule,
      refusals.noCertificationBody,
      refusals.unknownCertificationBody,
      refusals.past,
      refusals.foreignCertificationBody,
      refusals.ofAnotherBody,
      refusals.unannounced,
      refusals.over,
    ],
  },
  takeBack: {
    /** The caller's own last schedule; what it replaced is scheduled again. */
    ...post(`${audits}/schedules/takeBack`, ['Audit.Schedule', 'Site.Schedule'], 'Undo scheduling of audit'),
    body: takeBackForm,
    /** What is scheduled again, if anything was before. */
    response: z.object({ restored: schedule.nullable() }),
    errors: [
      refusals.unknownSite,
      refusals.ofAnotherBody,
      refusals.unannounced,
      refusals.changedSince,
      refusals.ofSomebodyElse,
    ],
  },
  giveReauditStatus: {
    ...post(`${audits}/ExpiryReasons`, 'Audit.Generate', 'Give re-audit status'),
    body: expiryForm,
    response: audit,
    errors: [refusals.unknownAudit, refusals.unknownReason, refusals.over],
    versioned: true,
  },
});
