import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { seeSite } from './site-reach.scope.ts';

/**
 * What the actor knows the site of an audit by, a row of its table under the alias `audit`: the name of today if they see the
 * site, otherwise the one in the report.
 */
export const siteNameFor = (actor: Actor): RawBuilder<string> => sql`coalesce((
  select site.name from site where site.id = audit.site_id and ${seeSite(actor)} offset 0), audit.site_name)`;
