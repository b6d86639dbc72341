import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import {
  certificationBodyApi,
  toOpenBodies,
} from '@attestry/contract/features/certification-body/certification-body.api.ts';
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import {
  maxOfKind,
  type PaletteGroup,
  type PaletteKind,
  type PaletteRow,
  paletteKinds,
} from '@attestry/contract/features/palette/palette.schema.ts';
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { userApi } from '@attestry/contract/features/user/user.api.ts';
import type { Access, Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { publicId } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { mayCall } from '../../kernel/access/actor.ts';
import { never } from '../../kernel/access/predicates.ts';
import { inSight, resolveSight, type Sight } from '../../kernel/access/sight.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { firstFound, firstSimilar, type SearchedRows, searchedRowsOf } from '../../kernel/lists/first-found.ts';
import { resolveNames } from '../../kernel/lists/known-by-other-names.ts';
import { rowsAsked, sourcesFor } from '../../kernel/lists/list-filters.ts';
import { meaningIn } from '../../kernel/lists/list-rows.ts';
import { parseSearchTerm } from '../../kernel/lists/list-search.ts';
import { type BoundList, columnsFor, type Viewer, viewerOf } from '../../kernel/lists/list-source.ts';
import { shownAt } from '../../kernel/lists/masked-columns.ts';
import { onlySelected, resolveSightFor, seenAs } from '../../kernel/lists/narrowed-lists.ts';
import { readRowsFrom } from '../../kernel/lists/shown-columns.ts';
import { exists } from '../../kernel/settings/flags.ts';
import { audits } from '../audit/audit.public.ts';
import { auditors } from '../auditor/auditor.public.ts';
import { trackedAudits } from '../certificate-tracker/certificate-tracker.public.ts';
import { offices } from '../certification-body/certification-body.public.ts';
import { companies } from '../company/company.public.ts';
import { recalls } from '../recall/recall.public.ts';
import { sites } from '../site/site.public.ts';
import { trackedBeyond } from '../tracker-level/tracker-level.public.ts';
import { narrowedUsers } from '../user/user.public.ts';

/** A list that the palette searches for those who may call its endpoint and open its pages. */
interface Source {
  endpoint: Endpoint;
  /** The permissions that open its pages, if they differ from those of the endpoint. */
  toOpen?: Access;
  list: (viewer: Viewer) => BoundList<unknown>;
}

const sources: Readonly<Record<PaletteKind, Source>> = {
  site: { endpoint: siteApi.list, list: () => sites },
  company: { endpoint: companyApi.list, list: () => companies },
  audit: { endpoint: auditApi.list, list: () => audits },
  certificate: { endpoint: certificateTrackerApi.list, list: () => trackedAudits },
  auditor: { endpoint: auditorApi.list, list: () => auditors },
  office: { endpoint: certificationBodyApi.list, toOpen: toOpenBodies, list: () => offices },
  recall: { endpoint: recallApi.list, list: () => recalls },
  user: { endpoint: userApi.list, list: (viewer) => narrowedUsers(viewer, {}) },
};

interface OpenList {
  kind: PaletteKind;
  list: BoundList<unknown>;
}

/** The lists of the caller, among `kinds`. */
const openLists = (
  { actor, kernel: { flags } }: Context,
  viewer: Viewer,
  kinds: readonly PaletteKind[] = paletteKinds,
): OpenList[] =>
  kinds
    .map((kind) => ({ kind, ...sources[kind] }))
    .filter(({ endpoint, toOpen = endpoint.permission }) => mayCall(actor, toOpen) && exists(flags, endpoint))
    .map(({ kind, list }) => ({ kind, list: list(viewer) }));

/** A row by the columns that its list declares for the palette, as far as the viewer has them. */
const selected = (list: BoundList<unknown>, viewer: Viewer) => {
  const { title, line, facts = [] } = list.spec.inPalette ?? { title: [], line: [] };
  const own = new Set(columnsFor(list.spec, viewer).map(([key]) => key));
  const at = sourcesFor(list, viewer);
  const texts = (keys: readonly string[]) =>
    keys.filter((key) => own.has(key)).map((key) => [key, sql`(${shownAt(at[key]!)})::text`] as const);
  const arrayOf = (keys: readonly string[]) =>
    sql`array_remove(array[${sql.join(texts(keys).map(([, text]) => text))}]::text[], null)`;
  const pairs = texts(facts).flatMap(([key, text]) => [sql.lit(key), text]);
  return sql`(${list.source.publicId ?? list.source.id})::text as id, ${arrayOf(title)} as title, ${arrayOf(line)} as line,
    jsonb_strip_nulls(jsonb_build_object(${sql.join(pairs)})) as facts`;
};

type FoundRow = Omit<PaletteRow, 'kind'>;

const groupsOf = (
  lists: readonly OpenList[],
  found: readonly (readonly FoundRow[])[],
  { isSimilar }: { isSimilar: boolean },
): PaletteGroup[] =>
  lists.flatMap(({ kind }, at) => {
    const rows = found[at] ?? [];
    if (rows.length === 0) return [];
    return {
      kind,
      rows: rows.slice(0, maxOfKind).map((row) => ({ kind, ...row })),
      hasMore: rows.length > maxOfKind,
      isSimilar,
    };
  });

/** The lists as the caller searches them: what is found as an audit is not found as a certificate as well. */
const searchedLists = async (ctx: Context, viewer: Viewer): Promise<readonly OpenList[]> => {
  const lists = openLists(ctx, viewer);
  const ofAudits = lists.find(({ kind }) => kind === 'audit');
  if (!ofAudits) return lists;
  const seen = await resolveSight(ctx.db, ofAudits.list.source.see(viewer));
  const sights: Partial<Record<PaletteKind, Sight>> = { audit: seen, certificate: trackedBeyond(seen, viewer) };
  return lists
    .map(({ kind, list }) => ({ kind, list: sights[kind] ? seenAs(list, sights[kind]) : list }))
    .filter(({ list }) => inSight(list.source.see(viewer)) !== never);
};

/** The first rows of each of the caller's lists that a term finds; similar names if it finds nothing anywhere. */
export const findInPalette = async (ctx: Context, searchTerm: string | undefined): Promise<PaletteGroup[]> => {
  const viewer = viewerOf(ctx);
  const [meaning, lists] = await Promise.all([parseSearchTerm(ctx.db, searchTerm), searchedLists(ctx, viewer)]);
  if (!meaning) return [];
  const settle = async (open: OpenList): Promise<SearchedRows> => {
    const list = await resolveNames(ctx.db, open.list, viewer);
    return {
      ...searchedRowsOf(await resolveSightFor(ctx.db, list, viewer), viewer, selected(list, viewer)),
      meaning: await meaningIn(ctx.db, list, viewer, meaning),
    };
  };
  const sets = await Promise.all(lists.map(settle));
  const found = await firstFound<FoundRow>(ctx.db, sets, meaning, maxOfKind + 1);
  if (found.some((rows) => rows.length > 0)) return groupsOf(lists, found, { isSimilar: false });
  const similar = await firstSimilar<FoundRow>(ctx.db, sets, meaning, maxOfKind + 1);
  return groupsOf(lists, similar, { isSimilar: true });
};

const readSelected = async (ctx: Context, viewer: Viewer, { kind, list }: OpenList, ids: readonly string[]) => {
  const known = list.source.publicId ? z.uuid() : publicId;
  const only = onlySelected(
    list,
    ids.filter((id) => known.safeParse(id).success),
  );
  const { rows } = await sql<FoundRow>`select ${selected(list, viewer)} from ${readRowsFrom(list, viewer)}
    where ${rowsAsked(only, viewer, { pageNumber: 1, rows: ids.length, showArchived: true })}`.execute(ctx.db);
  return rows.map((row) => ({ kind, ...row }));
};

const keyOf = ({ kind, id }: Pick<PaletteRow, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The rows with these keys that the caller still sees, in the order of the keys. */
export const readRecent = async (ctx: Context, keys: readonly string[]): Promise<PaletteRow[]> => {
  const viewer = viewerOf(ctx);
  const idsOf = (kind: PaletteKind) =>
    keys.filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1));
  const asked = openLists(
    ctx,
    viewer,
    paletteKinds.filter((kind) => idsOf(kind).length > 0),
  );
  const read = await Promise.all(asked.map((one) => readSelected(ctx, viewer, one, idsOf(one.kind))));
  const rows = new Map(read.flat().map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => rows.get(key) ?? []);
};
