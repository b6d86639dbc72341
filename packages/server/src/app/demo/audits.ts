import { foundationGrades } from '@attestry/contract/features/audit/audit.states.ts';
import { monthsOf } from '../../features/report-template/report-template.public.ts';
import { addDays, addMonths } from '../../kernel/clock/clock.ts';
import { auditorOf, auditorsPerBody } from './auditor-names.ts';
import { homeBodies } from './certification-bodies.ts';
import type { DemoSite } from './organisations.ts';
import { gradeWith, isShown, isUndecided, type Outcome, outcomeOf, presentOutcome } from './outcomes.ts';
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
  uploadedBy: 'CertificationBody' | 'Company';
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

interface DemoStandard {
  /** The id in the lookup, as with the name. */
  id: number;
  name: string;
  categories: number;
  grades: 'letters' | 'foundation' | 'none';
}

const food: DemoStandard = { id: 4, name: 'Food', categories: 18, grades: 'letters' };
/** Standards, weighted by how common they are. */
const standards: readonly (readonly [DemoStandard, number])[] = [
  [food, 60],
  [{ id: 6, name: 'Packaging Materials', categories: 8, grades: 'letters' }, 12],
  [{ id: 9, name: 'Storage and Distribution', categories: 6, grades: 'letters' }, 10],
  [{ id: 2, name: 'Consumer Products', categories: 5, grades: 'letters' }, 4],
  [{ id: 1, name: 'Agents and Brokers', categories: 5, grades: 'letters' }, 4],
  [{ id: 8, name: 'START!', categories: 18, grades: 'foundation' }, 4],
  [{ id: 5, name: 'Gluten-Free', categories: 4, grades: 'none' }, 3],
  [{ id: 7, name: 'Plant Based', categories: 4, grades: 'none' }, 3],
];
const ofName = (name: string): DemoStandard => standards.find(([standard]) => standard.name === name)?.[0] ?? food;
const ethical: DemoStandard = { id: 3, name: 'ETRS', categories: 1, grades: 'none' };
/** Standards of some sites alone, by the last digits of their number: rare ones, and those of the sites that are shown. */
const ofSites: readonly (readonly [end: number, every: number, standard: DemoStandard])[] = [
  [17, 50, ethical],
  [27, 100, { id: 10, name: 'ASDA AA', categories: 1, grades: 'none' }],
  [77, 100, { id: 11, name: '{product} Compliance', categories: 1, grades: 'none' }],
];
const ofShownSites = [food, food, food, food, 'Agents and Brokers', 'Gluten-Free', 'Plant Based', ethical];

const standardOf = (random: RandomStream, { id }: DemoSite): DemoStandard => {
  const shown = ofShownSites[id - 1_000_001];
  if (shown) return typeof shown === 'string' ? ofName(shown) : shown;
  const drawn = random.weighted(standards);
  return ofSites.find(([end, every]) => id % every === end)?.[2] ?? drawn;
};

const bestGrades = [
  ['AA', 30],
  ['A', 34],
  ['B', 23],
] as const;
const grades = [...bestGrades, ['C', 9], ['D', 4]] as const;
const programmes = [
  ['Announced', 6],
  ['Unannounced', 3],
  ['Blended announced', 1],
] as const;

/** What is decided before an audit is generated: its site, age, standard, certification body and outcome. */
interface Occasion {
  id: number;
  site: DemoSite;
  /** 0 for the current audit, 1 for the previous one. */
  age: number;
  /** Days since the current audit began. */
  since: number;
  standard: DemoStandard;
  certificationBodyId: number;
  outcome: Outcome;
}

const gradeFor = (random: RandomStream, { standard, site }: Occasion, programme: string): string | null => {
  if (standard.grades === 'foundation') return random.pick(foundationGrades);
  if (standard.grades === 'none') return null;
  const grade = random.weighted<string>(isShown(site) ? bestGrades : grades);
  return programme === 'Unannounced' ? `${grade}+` : grade;
};

const several = (random: RandomStream, { id, categories }: DemoStandard): number[] => {
  const first = random.between(1, categories);
  const second = random.chance(0.3) ? random.between(1, categories) : first;
  return [...new Set([first, second])].map((number) => id * 100 + number);
};

/** Shown audits are certificated. Held ones were uploaded recently, with a certificate if one was decided. */
const daysSince = (random: RandomStream, site: DemoSite, { record, status }: Outcome): number => {
  if (record === 'Holding') return status === 'Pending' ? random.between(5, 25) : random.between(46, 60);
  return random.between(45, isShown(site) ? 240 : 400);
};

export const daysBetweenAudits = 355;

const datesOf = (random: RandomStream, today: string, { age, since }: Occasion) => {
  const start = addDays(today, -(since + age * daysBetweenAudits));
  const end = addDays(start, random.between(0, 3));
  return { start, end, issued: addDays(end, random.between(14, 42)) };
};

/**
 * A certificate is valid for as many months as its standard and grade allow, or three more if extended; then it
 * expires.
 */
const validityOf = (
  { outcome, standard }: Occasion,
  { grade, issued, today }: { grade: string | null; issued: string; today: string },
) => {
  const { record, status, reason = null } = outcome;
  if (isUndecided(outcome)) return { issue: null, expiry: null, status, reason };
  const months = monthsOf(standard.name, grade ?? undefined) + (status === 'Interim' ? 3 : 0);
  const expiry = addMonths(issued, months);
  const lapsed = record === 'Current' && expiry < today && status !== 'Withdrawn';
  return { issue: issued, expiry, ...(lapsed ? { status: 'Expired', reason: null } : { status, reason }) };
};

const auditOf = (random: RandomStream, today: string, occasion: Occasion): DemoAudit => {
  const { id, site, standard, certificationBodyId, outcome } = occasion;
  const { start, end, issued } = datesOf(random, today, occasion);
  const programme = random.weighted(programmes);
  const grade = gradeWith(outcome, gradeFor(random, occasion, programme));
  const { issue, expiry, status, reason } = validityOf(occasion, { grade, issued, today });
  return {
    id,
    site,
    standardId: standard.id,
    certificationBodyId,
    recordStatus: outcome.record,
    holdingReason: outcome.holding ?? null,
    certificationStatus: status,
    statusReason: reason,
    statusDate: reason ? addDays(issued, 5) : null,
    uploadedBy: outcome.by ?? 'CertificationBody',
    programme,
    start,
    end,
    issue,
    expiry,
    grade,
    auditor: auditorOf(certificationBodyId, random.whole(auditorsPerBody)),
    visible: isShown(site) || !random.chance(0.04),
    categories: several(random, standard),
    modules: random.chance(0.2) ? [random.between(1, 10)] : [],
  };
};

/** Three audits a year apart at each site, of one standard and mostly one certification body. Ids are consecutive. */
export function* makeAudits(
  random: RandomStream,
  today: string,
  sites: readonly DemoSite[],
  approved: ReadonlyMap<number, readonly number[]>,
  count: number,
): Generator<DemoAudit> {
  let made = 0;
  for (const site of sites) {
    const standard = standardOf(random, site);
    const bodies = approved.get(standard.id) ?? [];
    const home = site.id < 1_000_041 ? 1 + ((site.id - 1_000_001) % homeBodies) : random.pick(bodies);
    const certified = standard.grades === 'foundation' ? 'Start! Basic' : 'Certificated';
    const present = presentOutcome(random, { site, bodyId: home, certified });
    const since = daysSince(random, site, present);
    for (let age = auditsPerSite - 1; age >= 0 && made < count; age -= 1) {
      const certificationBodyId = age > 0 && random.chance(0.05) ? random.pick(bodies) : home;
      const outcome = outcomeOf(present, age, certified);
      const id = firstAudit + made;
      yield auditOf(random, today, { id, site, age, since, standard, certificationBodyId, outcome });
      made += 1;
    }
  }
}
