export { expireCertifications } from './audit-life.jobs.ts';
export { lockSlot, makeWay, type Neighbour, neighboursOf, type Slot } from './current-record.commands.ts';
export { holdingReasons, outlastsReports, type Standing, standingBeside, standingOf } from './record-standing.rules.ts';
