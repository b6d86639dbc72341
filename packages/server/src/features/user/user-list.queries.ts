import { userList } from '@attestry/contract/features/user/user.list.ts';
import { type UserRow, userVisuals } from '@attestry/contract/features/user/user.schema.ts';
import type { ExportQuery, ListQuery, Narrowing, Page } from '@attestry/contract/kernel/list.ts';
import { organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { allOf, always, amongSelected, never, type Predicate } from '../../kernel/access/predicates.ts';
import { judged, type Unjudged } from '../../kernel/access/verdicts.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { bindList, searchOf, type Viewer, viewerOf } from '../../kernel/lists/list-source.ts';
import { narrowed } from '../../kernel/lists/narrowed-lists.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { type HeldOrganisation, organisationNamesOf, organisationsOf } from './organisations-of-user.queries.ts';
import { roleNameSql, titlesOf } from './user.queries.ts';
import { userAccess, usersInSight } from './user.scope.ts';

interface ListedUser extends Omit<Unjudged<UserRow>, 'organisations'> {
  organisations: HeldOrganisation[];
}

export const users = bindList(userList, {
  from: sql`user_listing as app_user`,
  id: sql`app_user.id`,
  publicId: sql`app_user.identificator`,
  columns: (viewer) => ({
    email: { at: sql`app_user.email` },
    name: { at: sql`app_user.name`, long: true },
    organisation: { at: organisationNamesOf(sql`app_user.id`) },
    roleName: {
      at: roleNameSql(sql`app_user.role`, titlesOf(viewer)),
      by: sql`app_user.role`,
      nameOf: (role) => sql`select ${roleNameSql(sql`${role}::text`, titlesOf(viewer))} as name`,
    },
    status: { at: sql`app_user.status` },
  }),
  extra: ({ actor }) => ({
    identificator: sql`app_user.identificator`,
    organisations: organisationsOf(sql`app_user.id`),
    verdicts: userAccess.verdicts(actor, userVisuals),
  }),
  search: searchOf('app_user', {}),
  see: ({ actor }) => usersInSight(actor),
  present: (row: ListedUser) => judged<UserRow>(row),
});

interface UserFilter {
  showInactive?: boolean | undefined;
  organisationType?: number | undefined;
  organisationId?: string | undefined;
}

const belongsTo = ({ organisationType, organisationId }: UserFilter): Predicate => {
  const ofType =
    organisationType === undefined
      ? always
      : sql<boolean>`held.organisation_type = ${organisationTypeOf(organisationType)}`;
  const ofId = organisationId === undefined ? always : sql<boolean>`held.organisation_id = ${organisationId}::bigint`;
  const requested = allOf(ofType, ofId);
  return requested === always
    ? always
    : amongSelected(sql`app_user.id`, sql`select held.user_id from user_organisation as held where ${requested}`);
};

/** The standards body sees deactivated accounts only on request; others, who have few, see them unless they leave them out. */
const isShown = ({ actor }: Viewer, { showInactive = !isOf(actor, 'body') }: UserFilter): Predicate =>
  showInactive ? always : sql<boolean>`app_user.status = 'Active'`;

/** The list, narrowed as requested. */
export const narrowedUsers = (viewer: Viewer, requested: UserFilter): typeof users =>
  narrowed(users, allOf(isShown(viewer, requested), belongsTo(requested)));

/** A page of the list; empty without a search, unless it is the list of one organisation. */
export const listUsers = (ctx: Context, query: ListQuery & UserFilter): Promise<Page<UserRow>> => {
  const viewer = viewerOf(ctx);
  const ofOne = query.organisationType !== undefined && query.organisationId !== undefined;
  const requested = query.searchTerm || ofOne ? narrowedUsers(viewer, query) : narrowed(users, never);
  return runList(ctx.db, requested, viewer, query, 'resultsList');
};

export const suggestUsers = (ctx: Context, query: Narrowing & UserFilter): Promise<string[]> =>
  suggestNames(ctx, narrowedUsers(viewerOf(ctx), query), query);

/** The whole list as a workbook, with or without a search, or the selected users. */
export const reportUsers = (ctx: Context, query: ExportQuery & UserFilter): Promise<FileToSend> =>
  exportList(ctx, narrowedUsers(viewerOf(ctx), query), query, 'UserReport');
