export { expireCertifications } from './audit-life.jobs.ts';
export { requireValidatable } from './body-of-record.queries.ts';
export {
  holdNamed,
  lockCurrent,
  lockSlot,
  makeWay,
  type Neighbour,
  type Neighbours,
  neighboursOf,
  type Slot,
  type SlotRecord,
} from './current-record.commands.ts';
export {
  type LockedRecord,
  lockRecord,
  putRecord,
  readReissued,
  recordInSlot,
  slotOf,
} from './lock-record.commands.ts';
export {
  holdingReasons,
  type Standing,
  standingBeside,
  standingOf,
  standingWhenEdited,
  standingWhenValidated,
  survivesReports,
} from './record-standing.rules.ts';
