export { expireCertifications } from './audit-life.jobs.ts';
export { requireValidatable } from './body-of-record.queries.ts';
export {
  changeSlot,
  displaceCurrent,
  lockCurrent,
  lockOwnerAndBody,
  lockSlot,
  type Neighbour,
  type Neighbours,
  neighboursOf,
  type Slot,
  type SlotRecord,
} from './current-record.commands.ts';
export {
  type LockedRecord,
  lockRecord,
  readReissued,
  recordInSlot,
  slotOf,
  storeStanding,
} from './lock-record.commands.ts';
export {
  nameStanding,
  type Standing,
  standingOfReport,
  standingWhenDisplaced,
  standingWhenEdited,
  standingWhenValidated,
  survivesReports,
} from './record-standing.rules.ts';
