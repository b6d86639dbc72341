import type { Auditor, Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import {
  mayChange,
  type QualificationVerb,
  qualificationTransitions,
} from '@attestry/contract/features/auditor/auditor.states.ts';
import { profileFields } from '@attestry/contract/features/auditor/auditor-fields.schema.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { among, type Predicate } from '../../kernel/access/predicates.ts';
import { readRecord } from '../../kernel/access/stored-record.ts';
import { judged, type Unjudged } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { bindFields, selectFields } from '../../kernel/fields/bound-fields.ts';
import { presentMoment } from '../../kernel/fields/moment.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { seeAuditor } from '../auditor-reach/auditor-reach.public.ts';
import { seeBody, seeOffice } from '../certification-body/certification-body.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { auditorAccess, keepsAuditor, readsPresent, seeQualification } from './auditor.scope.ts';

export const storedProfile = bindFields(profileFields, {
  table: 'auditor',
  columns: { country: 'country_id', sharedReason: 'not_sharing_reason_id' },
  named: { country: 'country', sharedReason: 'not_sharing_reason' },
});

const shownIf = (condition: Predicate, shown: RawBuilder<unknown>) => sql`case when ${condition} then ${shown} end`;
const orNone = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), '[]')`;

const linkedBodies = (actor: Actor) =>
  orNone(sql`select jsonb_agg(jsonb_build_object('id', body.id::text, 'name', body.name, 'isInSight', ${seeBody(actor)})
      order by body.name collate "und-x-icu", body.id)
    from auditor_certification_body as of_body join certification_body as body on body.id = of_body.certification_body_id
    where of_body.auditor_id = auditor.id`);

const linkedOffices = (actor: Actor) =>
  orNone(sql`select jsonb_agg(jsonb_build_object('id', office.id::text, 'name', office.name, 'isInSight', ${seeOffice(actor)})
      order by office.name collate "und-x-icu", office.id)
    from auditor_office as of_office join office on office.id = of_office.office_id
    where of_office.auditor_id = auditor.id`);

const spokenLanguages = orNone(sql`select jsonb_agg(jsonb_build_object('id', language.id::text, 'name', language.name)
    order by language.name collate "und-x-icu")
  from language where language.id = any(auditor.languages)`);

/** Sites and auditors are named by their numbers; the answer says whether the reader may open them, not whether they exist. */
const witnessedAudits = (actor: Actor) =>
  orNone(sql`select jsonb_agg(listed.row || jsonb_build_object(
      'isSiteInSight', exists (select from site
        where site.id = nullif(listed.row ->> 'siteCode', '')::bigint and ${seeSite(actor)}),
      'isAuditorInSight', exists (select from auditor
        where auditor.id = nullif(listed.row ->> 'witnessingAuditorNumber', '')::bigint and ${seeAuditor(actor)})
    ) order by listed.place)
    from jsonb_array_elements(auditor.witnessed_audits) with ordinality as listed(row, place)`);

type StoredQualification = Omit<Qualification, 'visuals'> & {
  standard: Named;
  neverValidated: boolean;
  suspendedByThemselves: boolean;
  notSuspendedByBody: boolean;
};

const heldQualifications = ({ actor, kernel }: Context) => {
  const keeps = keepsAuditor(actor);
  const bySelf = isOf(actor, 'body')
    ? sql`true`
    : sql`coalesce(${among(sql`held.suspended_by_id`, actor.organisations.certificationBodies)}, false)`;
  return orNone(sql`select jsonb_agg(jsonb_build_object(
      'qualificationId', held.id::text,
      'entityType', case when held.category_id is null then 'technology' else 'category' end,
      'entityId', coalesce(held.category_id, held.technology_id)::text,
      'entityName', coalesce(category.name, technology.name),
      'justificationsAndExceptions', ${shownIf(readsPresent(actor), sql`held.justification`)},
      'status', held.status,
      'lastStatusUpdate', ${presentMoment(sql`held.status_at`)},
      'submittedDate', ${presentMoment(sql`held.submitted_at`)},
      'requestedModificationDate', ${shownIf(keeps, presentMoment(sql`held.modification_requested_at`))},
      'rejectionComment', ${shownIf(keeps, sql`held.rejection_comment`)},
      'standard', jsonb_build_object('id', held.standard_id::text, 'name', ${withProductNameSql(sql`standard.name`, kernel.settings)}),
      'neverValidated', held.validated_at is null,
      'suspendedByThemselves', ${bySelf},
      'notSuspendedByBody', held.status <> 'Suspended' or held.suspended_by_id is not null
    ) order by standard.name, coalesce(category.number, technology.id))
    from auditor_qualification as held join standard on standard.id = held.standard_id
      left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
    where held.auditor_id = auditor.id and ${seeQualification(actor)}`);
};

type StoredAuditor = Omit<Unjudged<Auditor>, 'standards' | 'isShared'> & {
  isShared: boolean;
  held: StoredQualification[];
  isKept: boolean;
  version: number;
};

/** What takes effect at once: whose profile it is, and whether it is shared. */
const notValidated = ['first_name', 'last_name', 'is_shared', 'not_sharing_reason_id'];

/** The present profile for those who keep it, and the last validated one for other readers. */
const profileInSight = (actor: Actor, id: string) => sql`(
  select told.*, array(select jsonb_array_elements_text(coalesce(lasting.content, profile_content(auditor)) -> 'languages')::int) as languages
  from auditor left join auditor_validated as lasting on lasting.auditor_id = auditor.id and not ${readsPresent(actor)},
    jsonb_populate_record(auditor, coalesce(lasting.content, '{}') - ${notValidated}::text[]) as told
  where auditor.id = ${id}::bigint and ${seeAuditor(actor)})`;

const selectAuditor = (ctx: Context, id: string) => {
  const { actor } = ctx;
  const keeps = keepsAuditor(actor);
  return sql<StoredAuditor>`
    select auditor.id, auditor.id as "externalId", concat_ws(' ', auditor.first_name, auditor.last_name) as name,
      ${selectFields(storedProfile, [])},
      case when auditor.is_archived then 'Archived' else auditor.status end as status,
      auditor.is_archived as "isArchived",
      ${presentMoment(sql`auditor.created_at`)} as "creationDate", ${presentMoment(sql`auditor.edited_at`)} as "lastEditedDate",
      ${presentMoment(sql`auditor.status_at`)} as "lastStatusUpdateDate",
      ${presentMoment(sql`auditor.submitted_at`)} as "submittedDate",
      ${presentMoment(sql`auditor.validated_at`)} as "lastValidatedDate",
      ${shownIf(keeps, presentMoment(sql`auditor.modification_requested_at`))} as "requestedModificationDate",
      ${shownIf(keeps, sql`auditor.modification_comment`)} as "requestedModificationComment",
      ${linkedBodies(actor)} as "certificationBodies", ${linkedOffices(actor)} as "certificationBodiesOffice",
      ${spokenLanguages} as languages,
      coalesce(auditor.education, '[]') as education, coalesce(auditor.trainings, '[]') as qualifications,
      ${witnessedAudits(actor)} as "witnessedAudits", coalesce(auditor.exams, '[]') as "gfsiExams",
      ${heldQualifications(ctx)} as held, ${keeps} as "isKept",
      ${auditorAccess.verdicts(actor)} as verdicts, auditor.version
    from ${profileInSight(actor, id)} as auditor`;
};

/** What the reader may do to a qualification: by their permissions, their side and its status. */
const visualsOf = (actor: Actor, mayAct: boolean, held: StoredQualification): Qualification['visuals'] => {
  const side = isOf(actor, 'body') ? 'body' : 'certificationBody';
  const isAble = (verb: QualificationVerb) =>
    mayAct && can(actor, qualificationTransitions[verb].permission) && mayChange(verb, side, held);
  return {
    isAbleToValidate: isAble('validate'),
    isAbleToReject: isAble('reject'),
    isAbleToSuspend: isAble('suspend'),
    isAbleToUnsuspend: isAble('unsuspend'),
    isAbleToRemove: isAble('remove'),
  };
};

/** The qualifications by standard, in the order in which they are read. */
const standardsOf = (actor: Actor, mayAct: boolean, all: readonly StoredQualification[]): Auditor['standards'] =>
  [...Map.groupBy(all, ({ standard }) => standard.id).values()].flatMap((ofStandard) =>
    ofStandard.slice(0, 1).map(({ standard }) => ({
      ...standard,
      qualifications: ofStandard.map((stored) => {
        const {
          standard: _,
          neverValidated: __,
          suspendedByThemselves: ___,
          notSuspendedByBody: ____,
          ...held
        } = stored;
        return { ...held, visuals: visualsOf(actor, mayAct, stored) };
      }),
    })),
  );

/** One auditor as the caller may see it; not found if it is hidden from them. Sets its version on the context. */
export const readAuditor = async (ctx: Context, id: string): Promise<Auditor> => {
  const { held, isKept, ...record } = await readRecord(ctx, selectAuditor(ctx, id));
  const mayAct = isKept && !record.isArchived;
  return judged<Auditor>({ ...record, standards: standardsOf(ctx.actor, mayAct, held) });
};
