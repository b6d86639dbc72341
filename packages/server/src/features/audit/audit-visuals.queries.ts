import type { Audit, AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { recordTransitions } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf } from '../../kernel/access/predicates.ts';
import {
  ableToGiveReauditStatus,
  addDocument,
  archiveAudit,
  byOwnCompany,
  createRecord,
  editAudit,
  isFollowed,
  isFrom,
  isOpen,
  scheduleNext,
  shareAudit,
  showAudit,
  validateAudit,
} from './audit.scope.ts';

/** What the caller may do with a record as it stands, as the answer's `visuals`. */
export const auditVisuals = (actor: Actor): RawBuilder<AuditRow['visuals']> => sql`jsonb_build_object(
  'isAbleToEdit', ${editAudit(actor)}, 'isAbleToShare', ${shareAudit(actor)}, 'isAbleToValidate', ${validateAudit(actor)},
  'isAbleToArchive', ${allOf(archiveAudit(actor), isFrom(recordTransitions.archive.from))},
  'isAbleToUnarchive', ${allOf(archiveAudit(actor), isFrom(recordTransitions.unarchive.from))},
  'isAbleToSchedule', ${allOf(scheduleNext(actor), isFollowed)},
  'isAbleToGiveReauditStatus', ${ableToGiveReauditStatus(actor)}, 'isAbleToCreateRecord', ${createRecord(actor)},
  'isAbleToAddDocument', ${allOf(addDocument(actor), isOpen)})`;

export const openVisuals = (actor: Actor): RawBuilder<Audit['visuals']> => sql`${auditVisuals(actor)}
  || jsonb_build_object('isAbleToSetVisibility', ${allOf(showAudit(actor), isOpen)},
    'isAbleToDownloadLogos', ${byOwnCompany(actor)})`;
