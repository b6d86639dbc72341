import { auditorList, pendingAuditorList } from '@attestry/contract/features/auditor/auditor.list.ts';
import type { AuditorRow, PendingAuditorRow, Technology } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { auditorStatuses } from '@attestry/contract/features/auditor/auditor.states.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { within } from '../../kernel/access/sight.ts';
import { judged, type Unjudged } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { bindList, type ColumnSource, nullableInOrder, searchOf, type Viewer } from '../../kernel/lists/list-source.ts';
import { entriesOf, type NameOf, nameIn } from '../../kernel/lookups/name-of.ts';
import {
  auditorsInSight,
  isArchived,
  listedAsLinked,
  type ReaderOfAuditor,
  seeAuditor,
} from '../auditor-reach/auditor-reach.public.ts';
import { seeBody } from '../certification-body/certification-body.public.ts';
import { nameOfStandard } from '../lookup/lookup.public.ts';
import { auditorAccess, followedAuditors } from './auditor.scope.ts';

/** What an auditor is qualified for, as far as the viewer reads it (see `seeQualification`). */
const qualifiedFor = (
  what: 'standard_ids' | 'category_ids',
  { actor }: Viewer,
): Pick<ColumnSource, 'at' | 'readAs'> => {
  const keeper = sql.ref(`auditor.drafted_${what}`);
  if (isOf(actor, 'body')) return { at: keeper };
  if (isOf(actor, 'ab')) return { at: sql.ref(`auditor.${what}`) };
  const stranger = sql.ref(`auditor.validated_${what}`);
  return {
    at: sql`case when ${listedAsLinked(actor)} then ${keeper} else ${stranger} end`,
    readAs: { keeper, stranger } satisfies Record<ReaderOfAuditor, unknown>,
  };
};

/** A certification body has a name for those who see it, or a profile of its auditors. */
const nameOfKeeper =
  ({ actor }: Viewer): NameOf =>
  (id) =>
    sql`select body.name from certification_body as body where body.id = ${id}::bigint and (${seeBody(actor)} or exists (
      select from auditor join auditor_certification_body as of_body on of_body.auditor_id = auditor.id
      where of_body.certification_body_id = body.id and ${seeAuditor(actor)} offset 0))`;

const columns = (viewer: Viewer): Record<keyof typeof auditorList.columns, ColumnSource> => ({
  auditorNumber: { at: sql`auditor.id` },
  name: { at: sql`auditor.name`, long: true },
  shared: { at: sql`auditor.is_shared` },
  status: { at: sql`auditor.status` },
  submittedDate: nullableInOrder(sql`auditor.submitted_at`),
  lastEditedDate: { at: sql`auditor.edited_at` },
  standard: {
    ...qualifiedFor('standard_ids', viewer),
    type: 'int',
    several: true,
    nameOf: nameOfStandard(viewer.settings),
  },
  category: { ...qualifiedFor('category_ids', viewer), type: 'int', several: true, nameOf: nameIn('category') },
  certificationBody: { at: sql`auditor.certification_body_ids`, several: true, nameOf: nameOfKeeper(viewer) },
});

type ListedAuditor = Omit<Unjudged<AuditorRow>, 'submittedDate' | 'lastEditedDate'> & {
  submittedDate: Date | null;
  lastEditedDate: Date;
};
type ListedPending = ListedAuditor & Pick<PendingAuditorRow, 'waitingQualifications'>;

const bound = {
  from: sql`auditor_listing as auditor`,
  id: sql`auditor.id`,
  columns,
  extra: ({ actor }: Viewer) => ({
    id: sql`auditor.id`,
    archived: isArchived,
    verdicts: auditorAccess.verdicts(actor),
  }),
  search: searchOf('auditor', { codes: ['id'] }),
  present: ({ submittedDate, lastEditedDate, ...row }: ListedAuditor): AuditorRow =>
    judged<AuditorRow>({
      ...row,
      submittedDate: submittedDate?.toISOString() ?? null,
      lastEditedDate: lastEditedDate.toISOString(),
    }),
};

export const auditors = bindList(auditorList, {
  ...bound,
  archived: isArchived,
  archivedBy: { column: 'status', value: 'Archived' },
  see: ({ actor }) => auditorsInSight(actor),
});

const waitingQualifications = sql`(select count(*)::int from auditor_qualification as held
  where held.auditor_id = auditor.id and held.status = 'In Revision')`;

export const pendingAuditors = bindList(pendingAuditorList, {
  ...bound,
  extra: (viewer) => ({ ...bound.extra(viewer), waitingQualifications }),
  present: ({ waitingQualifications: count, ...row }: ListedPending): PendingAuditorRow => ({
    ...bound.present(row),
    waitingQualifications: count,
  }),
  see: ({ actor }) => within(sql<boolean>`auditor.is_pending`, followedAuditors(actor)),
});

export const technologies = async ({ db }: Context): Promise<Technology[]> => {
  const { rows } = await sql<Technology>`select id::text as "technologyId", standard_id::text as "standardId", name
    from technology order by technology.id`.execute(db);
  return rows;
};

export const languages = async ({ db }: Context): Promise<Named[]> => {
  const { rows } = await sql<Named>`select id::text, name from language order by name collate "und-x-icu"`.execute(db);
  return rows;
};

export const trainingTypes = ({ db }: Context) => entriesOf(db, 'training_type');

export const notSharingReasons = ({ db }: Context) => entriesOf(db, 'not_sharing_reason');

/** The name is the id as well: lists filter by it. */
export const statuses = async (): Promise<Named[]> => auditorStatuses.map((name) => ({ id: name, name }));
