import { holdingReasons, noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { troubledBodies } from './certification-bodies.ts';
import type { DemoSite } from './organisations.ts';
import type { RandomStream } from './random.ts';

/** The outcome of an audit, before its expiry day is considered. */
export interface Outcome {
  record: 'Current' | 'Holding' | 'Closed' | 'Archived';
  status: string;
  holding?: string;
  reason?: string;
  /** The uploader, if not the certification body. */
  by?: 'Company';
}

/** The first sites belong to the demo accounts and are in good order, so that there is something to show. */
export const isShown = (site: DemoSite) => site.id < 1_000_011;

/** But one of them is suspended, so that its company finds something to mend. */
const suspendedSite = 1_000_004;
const suspension: Outcome = { record: 'Current', status: 'Suspended', reason: 'Corrective actions overdue' };

/** The next sites are also certified by the first certification bodies, so that there is something to validate. */
const isNearShown = (site: DemoSite) => site.id < 1_000_041;

/** The outcome of a site's present audit. A Pending one is held while the previous record is Current. */
export const presentOutcome = (
  random: RandomStream,
  { site, bodyId, certified }: { site: DemoSite; bodyId: number; certified: string },
): Outcome => {
  const isOnHold = troubledBodies.get(bodyId)?.submissions === 'Hold';
  const uploads = site.company.tier === 'Pro' ? (isNearShown(site) ? 60 : 2) : 0;
  const outcome = random.weighted<Outcome>([
    [{ record: 'Current', status: certified }, 86],
    [suspension, 2],
    [{ record: 'Current', status: 'Withdrawn', reason: 'Certificate withdrawn at the site’s request' }, 2],
    [{ record: 'Holding', status: 'Pending', holding: holdingReasons.awaitingDecision }, 3],
    [{ record: 'Current', status: 'Not Certificated' }, 3],
    [{ record: 'Current', status: 'Interim' }, 1],
    [{ record: 'Holding', status: certified, holding: holdingReasons.byOwner, by: 'Company' }, uploads],
    [{ record: 'Holding', status: certified, holding: holdingReasons.onHold }, isOnHold ? 40 : 0],
    [{ record: 'Archived', status: certified }, 1],
  ]);
  if (site.id === suspendedSite) return suspension;
  return isShown(site) ? { record: 'Current', status: certified } : outcome;
};

/** The outcome of the previous audit: Current while the present one is held, otherwise closed by it. */
const formerOutcome = (present: Outcome, certified: string): Outcome => {
  if (present.record === 'Holding') return { record: 'Current', status: certified };
  return { record: 'Closed', status: present.status === 'Not Certificated' ? 'Withdrawn' : 'Expired Renewed' };
};

/** The outcome of each audit of a site by its age: 0 is the current one. */
export const outcomeOf = (present: Outcome, age: number, certified: string): Outcome => {
  if (age === 0) return present;
  return age === 1 ? formerOutcome(present, certified) : { record: 'Closed', status: 'Expired Renewed' };
};

export const isUndecided = ({ status }: Outcome): boolean => status === 'Pending' || status === 'Not Certificated';

/** The grade for an outcome, among those of the standard. */
export const gradeWith = ({ status }: Outcome, grade: string | null): string | null => {
  if (status === 'Pending' || grade === null) return null;
  return status === 'Not Certificated' ? noGrade : grade;
};
