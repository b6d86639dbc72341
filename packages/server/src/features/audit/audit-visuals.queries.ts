import type { Audit, AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { recordTransitions } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf } from '../../kernel/access/predicates.ts';
import { selectVisuals, type Visuals } from '../../kernel/access/visuals.ts';
import { isFrom } from '../reach/reach.public.ts';
import {
  ableToGiveReauditStatus,
  addDocument,
  archiveAudit,
  byOwnCompany,
  createRecord,
  editAudit,
  editReport,
  isFollowed,
  isOpen,
  scheduleNext,
  shareAudit,
  showAudit,
  validateAudit,
} from './audit.scope.ts';

const withRecord = (actor: Actor): Visuals<AuditRow['visuals']> => ({
  isAbleToEdit: editAudit(actor),
  isAbleToShare: shareAudit(actor),
  isAbleToValidate: validateAudit(actor),
  isAbleToArchive: allOf(archiveAudit(actor), isFrom(recordTransitions.archive.from)),
  isAbleToUnarchive: allOf(archiveAudit(actor), isFrom(recordTransitions.unarchive.from)),
  isAbleToAddDocument: allOf(addDocument(actor), isOpen),
  isAbleToSchedule: allOf(scheduleNext(actor), isFollowed),
  isAbleToGiveReauditStatus: ableToGiveReauditStatus(actor),
  isAbleToCreateRecord: createRecord(actor),
});

/** What the caller may do with a record as it stands, as the answer's `visuals`. */
export const auditVisuals = (actor: Actor): RawBuilder<AuditRow['visuals']> => selectVisuals(withRecord(actor));

export const openVisuals = (actor: Actor): RawBuilder<Audit['visuals']> =>
  selectVisuals<Audit['visuals']>({
    ...withRecord(actor),
    isAbleToEditReport: editReport(actor),
    isAbleToSetVisibility: allOf(showAudit(actor), isOpen),
    isAbleToDownloadLogos: byOwnCompany(actor),
  });
