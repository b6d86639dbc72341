import { auditorProfileReport } from '@attestry/contract/features/reports/organisations/auditor-profile.report.ts';
import { type RawBuilder, sql } from 'kysely';
import { within } from '../../../kernel/access/sight.ts';
import type { ColumnSource } from '../../../kernel/lists/list-source.ts';
import { nameIn } from '../../../kernel/lookups/name-of.ts';
import { withProductNameSql } from '../../../kernel/settings/product-name.ts';
import { seeQualification } from '../../auditor/auditor.public.ts';
import { auditorsInSight } from '../../auditor-reach/auditor-reach.public.ts';
import { nameOfCountry, nameOfStandard } from '../../lookup/lookup.public.ts';
import { bindReport } from '../bound-report.queries.ts';
import { nameOfAuditor } from '../reported-audit.queries.ts';

const dayOf = (moment: RawBuilder<unknown>): ColumnSource => ({
  at: sql`(${moment} at time zone 'UTC')::date`,
  nullable: true,
});

const bodies = sql`(select string_agg(body.name, '; ' order by body.name)
  from certification_body as body where body.id = any(auditor.certification_body_ids))`;

export const auditorProfile = bindReport(auditorProfileReport, {
  from: sql`auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id
    join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id
    join standard on standard.id = held.standard_id left join category on category.id = held.category_id
    left join technology on technology.id = held.technology_id`,
  id: sql`held.id`,
  see: ({ actor }) => within(seeQualification(actor), auditorsInSight(actor)),
  columns: (viewer) => ({
    auditorNumber: { at: sql`auditor.id` },
    name: { at: sql`auditor.name`, long: true },
    auditorStatus: { at: sql`auditor.status` },
    certificationBodies: { at: bodies },
    standard: {
      at: withProductNameSql(sql`standard.name`, viewer.settings),
      by: sql`held.standard_id`,
      type: 'int',
      nameOf: nameOfStandard(viewer.settings),
    },
    category: {
      at: sql`coalesce(category.name, technology.name)`,
      by: sql`held.category_id`,
      type: 'int',
      nameOf: nameIn('category'),
    },
    status: { at: sql`held.status` },
    submittedDate: dayOf(sql`held.submitted_at`),
    validatedDate: dayOf(sql`held.validated_at`),
    lastStatusUpdate: dayOf(sql`held.status_at`),
    country: {
      at: sql`country.name`,
      by: sql`profile.country_id`,
      type: 'int',
      nullable: true,
      nameOf: nameOfCountry,
    },
    certificationBody: { at: sql`auditor.certification_body_ids`, several: true },
    auditor: { at: sql`auditor.id`, nameOf: nameOfAuditor(viewer) },
  }),
});
