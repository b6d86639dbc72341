import { z } from 'zod';
import { featureOf } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';
import { audit } from '../audit/audit.schema.ts';
import { auditScheduleErrors as refusals } from './audit-schedule.errors.ts';
import { expiryForm, schedule, scheduleForm } from './audit-schedule.schema.ts';

const audits = '/audit/api/Audit';

export const auditScheduleApi = featureOf('AuditFeature', {
  scheduleTypes: {
    method: 'GET',
    path: `${audits}/ScheduleTypes`,
    permission: 'signedIn',
    summary: 'List the ways in which an audit is announced',
    response: z.array(named),
  },
  expiryReasons: {
    method: 'GET',
    path: `${audits}/ExpiryReasons`,
    permission: 'signedIn',
    summary: 'List the reasons for which no renewal audit is planned',
    response: z.array(named),
  },
  schedule: {
    method: 'POST',
    path: `${audits}/schedules`,
    permission: ['Audit.Schedule', 'Site.Schedule'],
    summary: 'Schedule audit',
    body: scheduleForm,
    response: schedule,
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
  giveReauditStatus: {
    method: 'POST',
    path: `${audits}/ExpiryReasons`,
    permission: 'Audit.Generate',
    summary: 'Give re-audit status',
    body: expiryForm,
    response: audit,
    errors: [refusals.unknownAudit, refusals.unknownReason, refusals.over],
    versioned: true,
  },
});
