import { foundationGrades, noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { addDays, addMonths } from '../../kernel/clock/clock.ts';
import { homeBodies } from './certification-bodies.ts';
import type { DemoSite } from './organisations.ts';
import type { RandomStream } from './random.ts';

export interface DemoAudit {
  id: number;
  site: DemoSite;
  standardId: number;
  certificationBodyId: number;
  recordStatus: string;
  holdingReason: string | null;
  certificationStatus: string;
  statusReason: string | null;
  statusDate: string | null;
  programme: string;
  start: string;
  end: string;
  issue: string | null;
  expiry: string | null;
  grade: string | null;
  auditor: number;
  visible: boolean;
  categories: number[];
  modules: number[];
}

export const firstAudit = 500_001;
export const auditsPerSite = 3;

/** Standards by how common they are; ids of the lookup. */
const standards = [
  [4, 60],
  [6, 12],
  [9, 10],
  [2, 4],
  [1, 4],
  [8, 4],
  [5, 3],
  [7, 3],
] as const;
const graded = new Set([4, 6, 9, 2, 1]);
const grades = [
  ['AA+', 8],
  ['AA', 22],
  ['A+', 6],
  ['A', 28],
  ['B+', 3],
  ['B', 20],
  ['C', 9],
  ['D', 4],
] as const;
const programmes = [
  ['Announced', 6],
  ['Unannounced', 3],
  ['Blended announced', 1],
] as const;
const categoriesOf = (standardId: number) => ({ 4: 18, 8: 18, 6: 8, 9: 6, 2: 5, 1: 5, 5: 4, 7: 4 })[standardId] ?? 1;

const gradeFor = (random: RandomStream, standardId: number, programme: string): string | null => {
  if (standardId === 8) return random.pick(foundationGrades);
  if (!graded.has(standardId)) return null;
  const grade = random.weighted(grades).replace('+', '');
  return programme === 'Unannounced' ? `${grade}+` : grade;
};

const several = (random: RandomStream, standardId: number): number[] => {
  const first = random.between(1, categoriesOf(standardId));
  const second = random.chance(0.3) ? random.between(1, categoriesOf(standardId)) : first;
  return [...new Set([first, second])].map((number) => standardId * 100 + number);
};

interface Outcome {
  record: string;
  status: string;
  holding?: string;
  reason?: string;
}

const presentOutcome = (random: RandomStream, certificated: string): Outcome =>
  random.weighted<Outcome>([
    [{ record: 'Current', status: certificated }, 86],
    [{ record: 'Current', status: 'Suspended', reason: 'Corrective actions overdue' }, 2],
    [{ record: 'Current', status: 'Withdrawn', reason: 'Certificate withdrawn at the site’s request' }, 2],
    [{ record: 'Current', status: 'Pending' }, 3],
    [{ record: 'Current', status: 'Not Certificated' }, 3],
    [{ record: 'Current', status: 'Interim' }, 1],
    [{ record: 'Holding', status: certificated, holding: 'Submissions of the certification body are on hold' }, 2],
    [{ record: 'Archived', status: certificated }, 1],
  ]);

const datesOf = (random: RandomStream, today: string, age: number) => {
  const start = addDays(today, -(age * 364 + random.between(45, age === 0 ? 425 : 360)));
  const end = addDays(start, random.between(0, 3));
  const issue = addDays(end, random.between(14, 42));
  return { start, end, issue };
};

/** What is settled of an audit before its outcome: which site, which of its three audits, under what and by whom. */
interface Occasion {
  id: number;
  site: DemoSite;
  /** 0 for the present audit, 1 for the one before it. */
  age: number;
  standardId: number;
  certificationBodyId: number;
}

/** The first sites are the demo accounts' own: theirs are in good order, so that there is something to show. */
const isShown = (site: DemoSite) => site.id < 1_000_011;

const outcomeOf = (random: RandomStream, { site, age, standardId }: Occasion): Outcome => {
  const certificated = standardId === 8 ? 'Start! Basic' : 'Certificated';
  if (age > 0) return { record: 'Closed', status: 'Expired Renewed' };
  return isShown(site) ? { record: 'Current', status: certificated } : presentOutcome(random, certificated);
};

const gradeOf = (random: RandomStream, { status }: Outcome, standardId: number, programme: string): string | null => {
  if (status === 'Pending') return null;
  if (status === 'Not Certificated') return graded.has(standardId) ? noGrade : null;
  return gradeFor(random, standardId, programme);
};

/** A decision gives the certificate a year; one that has passed has expired, unless it was withdrawn before. */
const validityOf = ({ record, status }: Outcome, issued: string, today: string) => {
  if (status === 'Pending' || status === 'Not Certificated') return { issue: null, expiry: null, status };
  const expiry = addMonths(issued, 12);
  const lapsed = record === 'Current' && expiry < today && status !== 'Withdrawn';
  return { issue: issued, expiry, status: lapsed ? 'Expired' : status };
};

const auditOf = (random: RandomStream, today: string, occasion: Occasion): DemoAudit => {
  const { id, site, age, standardId, certificationBodyId } = occasion;
  const { start, end, issue: issued } = datesOf(random, today, age);
  const programme = random.weighted(programmes);
  const outcome = outcomeOf(random, occasion);
  const { issue, expiry, status } = validityOf(outcome, issued, today);
  return {
    id,
    site,
    standardId,
    certificationBodyId,
    recordStatus: outcome.record,
    holdingReason: outcome.holding ?? null,
    certificationStatus: status,
    statusReason: outcome.reason ?? null,
    statusDate: outcome.reason ? addDays(issued, 5) : null,
    programme,
    start,
    end,
    issue,
    expiry,
    grade: gradeOf(random, outcome, standardId, programme),
    auditor: random.between(20_001, 23_000),
    visible: isShown(site) || !random.chance(0.04),
    categories: several(random, standardId),
    modules: random.chance(0.2) ? [random.between(1, 10)] : [],
  };
};

/** Three audits a year apart at each site, of one standard and mostly one certification body; ids run from the first. */
export function* makeAudits(
  random: RandomStream,
  today: string,
  sites: readonly DemoSite[],
  approved: ReadonlyMap<number, readonly number[]>,
  count: number,
): Generator<DemoAudit> {
  let made = 0;
  for (const site of sites) {
    const standardId = site.id < 1_000_005 ? 4 : random.weighted(standards);
    const bodies = approved.get(standardId) ?? [];
    const home = site.id < 1_000_041 ? 1 + ((site.id - 1_000_001) % homeBodies) : random.pick(bodies);
    for (let age = auditsPerSite - 1; age >= 0 && made < count; age -= 1) {
      const bodyId = random.chance(0.05) ? random.pick(bodies) : home;
      const certificationBodyId = age === 0 ? home : bodyId;
      yield auditOf(random, today, { id: firstAudit + made, site, age, standardId, certificationBodyId });
      made += 1;
    }
  }
}
