import {
  type TrackerLevel,
  trackerLevels,
} from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import { type SharingOptionName, sharingOptionNames } from '@attestry/contract/kernel/sharing-options.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, anyOf, isOneOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { exceptFor, type Sight, setsOf, within } from '../../kernel/access/sight.ts';
import type { Mask, Viewer } from '../../kernel/lists/list-source.ts';
import { auditsInSight, reachesAudit } from '../audit/audit.public.ts';
import { auditRelations, hasStatus } from '../reach/reach.public.ts';

/**
 * What the Certificate Tracker shows to whom, of rows under the alias `audit` of the listing. Rows in full are those the
 * reader sees as audits; certification bodies and accreditation bodies know that others are certified and no more; to
 * companies and sites the sharing option decides.
 */
type Reader = Pick<Viewer, 'actor' | 'settings'>;

const isCurrent = hasStatus(['Current']);
const isTracked = sql<boolean>`(${isCurrent} and audit.tracked)`;

const isReader = (actor: Actor): boolean => can(actor, 'Verify.View');
const seesInFull = (actor: Actor): boolean => isReader(actor) && can(actor, 'Audit.View');
/** Knows the certificates of its own certification body without seeing the audits. */
const seesCertificates = (actor: Actor): boolean => actor.role === 'CB Commercial Horizon';
const optionsDecide = (actor: Actor): boolean => isOf(actor, 'company') || isOf(actor, 'site');

const inFull = (actor: Actor): Sight => (seesInFull(actor) ? within(isCurrent, auditsInSight(actor)) : never);
const ofOwnBody = (actor: Actor): Sight =>
  seesCertificates(actor) ? within(isCurrent, auditRelations.ofRecord.sets(actor)) : never;

/** The option at which a level begins. */
const optionOf = { basic: 'BasicOnly', data: 'CertificateOnly', pdf: 'CertificatePDF' } as const satisfies Partial<
  Record<TrackerLevel, SharingOptionName>
>;
const showsByOption = (option: SharingOptionName, level: keyof typeof optionOf): boolean =>
  sharingOptionNames.indexOf(option) >= sharingOptionNames.indexOf(optionOf[level]);

/** The option of audits for which neither they nor their sites have one. */
type Default = Pick<Reader['settings'], 'SHARING_OPTION'>;

const hasOption = (options: readonly SharingOptionName[], { SHARING_OPTION }: Default): Predicate =>
  anyOf(
    options.length > 0 ? isOneOf(sql`audit.sharing_option`, options) : never,
    options.includes(SHARING_OPTION) ? sql<boolean>`audit.sharing_option is null` : never,
  );

/** Rows that everybody finds, of those options that show as much as a level, or less. */
const byOption = (level: keyof typeof optionOf, shows: boolean, settings: Default): Predicate => {
  const options = sharingOptionNames.filter((option) => showsByOption(option, level) === shows);
  return allOf(isTracked, hasOption(options, settings));
};

/** The rows of which every company is shown a level or more. */
export const trackedByAll = (level: keyof typeof optionOf, settings: Default): Predicate =>
  byOption(level, true, settings);

const both = (one: Sight, other: Sight): Sight =>
  [...setsOf(one), ...setsOf(other)].filter(({ found }) => found !== never);

/** The rows that the reader knows whatever their option says. */
const known = (level: TrackerLevel, { actor }: Reader): Sight =>
  level === 'full' ? inFull(actor) : both(inFull(actor), ofOwnBody(actor));

/** The row is not shown to everybody. */
export const isUntracked = sql<boolean>`not audit.tracked`;

/**
 * What sets have beyond rows that everybody is shown, where others are untracked or `less`. Few rows are left even of very
 * many sites, and an index finds each kind of them by site, but none finds both.
 */
const beyond = (less: Predicate, sets: Sight): Sight =>
  setsOf(sets).flatMap(({ ofMany, ...set }) =>
    (ofMany ? [isUntracked, less] : [anyOf(isUntracked, less)]).flatMap((which) => within(which, [set])),
  );

/** Tracked rows of which strangers are shown a level or more, and those of which they are shown less. */
const shownToAll = (level: TrackerLevel, { actor, settings }: Reader): { found: Predicate; less: Predicate } => {
  if (!isReader(actor) || isOf(actor, 'body')) return { found: never, less: never };
  if (level === 'basic') return { found: isTracked, less: never };
  if (level === 'full' || !optionsDecide(actor)) return { found: never, less: isTracked };
  return { found: byOption(level, true, settings), less: byOption(level, false, settings) };
};

/** The rows of which a reader is shown a level or more, as sets for a list. */
export const trackedAt = (level: TrackerLevel, reader: Reader): Sight => {
  const rows = known(level, reader);
  const byAll = shownToAll(level, reader);
  return byAll.found === never ? rows : both([{ found: byAll.found, others: always }], beyond(byAll.less, rows));
};

/** The rows that a reader finds beyond the audits in sight, `seen`. */
export const trackedBeyond = (seen: Sight, reader: Reader): Sight =>
  exceptFor(seen, both(shownToAll('basic', reader).found, ofOwnBody(reader.actor)));

/** The same as `trackedAt`, to be read in the order of a column: its index is read until a page is full. */
const trackedInOrder = (level: TrackerLevel, reader: Reader): Sight => {
  const { found, less } = shownToAll(level, reader);
  return both([{ found, others: anyOf(isUntracked, less) }], known(level, reader));
};

/** The rows that a reader finds and of which they are shown less than a level. */
const trackedBelow = (level: TrackerLevel, reader: Reader): Sight => {
  const ofAll = exceptFor(known(level, reader), shownToAll(level, reader).less);
  return level === 'full' ? both(ofAll, beyond(never, ofOwnBody(reader.actor))) : ofAll;
};

const optionThatApplies = ({ SHARING_OPTION }: Reader['settings']): RawBuilder<SharingOptionName> =>
  sql`coalesce(audit.sharing_option, ${sql.lit(SHARING_OPTION)})`;

const levelByOption = ({ actor, settings }: Reader): RawBuilder<TrackerLevel> =>
  optionsDecide(actor)
    ? sql`case ${optionThatApplies(settings)} when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end`
    : sql`'basic'`;

const levelOf = (reader: Reader): RawBuilder<TrackerLevel | null> => {
  const { actor } = reader;
  if (!isReader(actor)) return sql`null::text`;
  const isInFull = seesInFull(actor) ? allOf(isCurrent, reachesAudit(actor)) : never;
  const isOfOwnBody = seesCertificates(actor) ? allOf(isCurrent, auditRelations.ofRecord.reaches(actor)) : never;
  return sql`case when ${isInFull} then 'full' when ${isOfOwnBody} then 'pdf'
    when ${isTracked} then ${levelByOption(reader)} end`;
};

/** Joined to the rows that are read: what the reader is shown of each, as `tracker.level`. */
export const besideLevel = (reader: Reader): RawBuilder<unknown> =>
  sql`cross join lateral (select ${levelOf(reader)} as level offset 0) as tracker`;

/** The level of a row beside `besideLevel`; null if the reader does not find it. */
export const level = sql<TrackerLevel | null>`tracker.level`;

/** Whether a row beside `besideLevel` is shown at a level or more. */
export const isShownAt = (least: TrackerLevel): Predicate =>
  isOneOf(level, trackerLevels.slice(trackerLevels.indexOf(least)));

/** What the tracker shows of a row, as its sharing option; of rows in full the option that applies to others. */
export const shownOption = ({ settings }: Reader): RawBuilder<SharingOptionName> => sql`case ${level}
  when 'full' then ${optionThatApplies(settings)} when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly'
  else 'BasicOnly' end`;

/** Shows a column of a list to a level and those above it. */
export const maskAt = (least: TrackerLevel, reader: Reader): Mask => ({
  rows: trackedAt(least, reader),
  inOrder: trackedInOrder(least, reader),
  hidden: trackedBelow(least, reader),
  each: isShownAt(least),
});
