import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { type Area, areas } from '@attestry/contract/kernel/permissions.ts';
import { notifyManager, type Query } from '@tanstack/react-query';
import { queryClient } from '../kernel/queries.ts';

/** Whether a query key concerns one of the kinds, such as `site`, which is among its first three parts. */
const isOf = (kinds: readonly string[], queryKey: readonly unknown[]): boolean =>
  queryKey.slice(0, 3).some((part) => typeof part === 'string' && kinds.includes(part));

/**
 * The other kinds of record, list and lookup that show data of an area: companies count their sites, audits name their
 * site, company lists show whether something is shared, and dashboards are administered.
 */
const shownIn: Partial<Record<Area, readonly string[]>> = {
  Audit: ['site', 'company', 'verify'],
  CertificationBody: ['office', 'certification-body', 'ownCertificationBody', 'audit'],
  SubOffice: ['office', 'certification-body', 'certificationBody', 'ownCertificationBody', 'audit'],
  Company: ['sharedCompany', 'site', 'audit', 'verify'],
  Site: ['company', 'audit', 'verify'],
  Administration: ['dashboard'],
};

const kindOf = (area: Area) => area.charAt(0).toLowerCase() + area.slice(1);
const kinds = new Set([...areas.map(kindOf), ...Object.values(shownIn).flat()]);

/** What a command changes: the areas of its permissions, or the given kinds if it only requires a signed-in user. */
export type Change = Pick<Endpoint, 'permission'> | { kinds: readonly string[] };

/** The kinds of data that a command changes. */
export const kindsChangedBy = (change: Change): readonly string[] => {
  if ('kinds' in change) return change.kinds;
  const { permission } = change;
  const permissions = typeof permission === 'string' ? [permission] : Array.isArray(permission) ? permission : [];
  return areas
    .filter((area) => permissions.some((one) => one.startsWith(`${area}.`)))
    .flatMap((area) => [kindOf(area), ...(shownIn[area] ?? [])]);
};

/**
 * Queries that began before the command ended and may still receive an older answer. The cache itself refetches only
 * queries that are shown and already have an answer.
 */
const askedTooEarly = (kinds: readonly string[]): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ queryKey }) => isOf(kinds, queryKey) })
    .filter((query) => query.state.data === undefined || !query.isActive());

const askAgainOnceAnswered = async (query: Query): Promise<void> => {
  await query.promise?.catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
};

/** The cache notifies pages in a later task than the one in which it receives an answer. */
const pagesAreTold = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

/**
 * Refetches everything that a command may have changed: records, lists, lookups and change logs. Resolves once pages
 * show the new data, so that an editor can drop its draft without showing the old value again.
 */
export const refetchAfter = async (change: Change): Promise<void> => {
  const kinds = kindsChangedBy(change);
  const early = askedTooEarly(kinds);
  await Promise.all([
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOf(kinds, queryKey) }),
    ...early.map(askAgainOnceAnswered),
  ]);
  await pagesAreTold();
};

/**
 * For edit routes: refetches the record even if the cached one is fresh, so that the edit starts from the present
 * record. The id is in the path, or in the query under `name`. The record's key may have further kinds after the id.
 */
export const refetchRecord =
  (kind: string, name?: string) =>
  ({ params, search }: { params: { id?: string }; search: Record<string, unknown> }): void => {
    const id = name ? search[name] : params.id;
    queryClient.removeQueries({
      predicate: ({ queryKey: [itsKind, itsId, ...others] }) =>
        itsKind === kind && itsId === id && others.every((other) => kinds.has(String(other))),
    });
  };
