import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { type Area, areas } from '@attestry/contract/kernel/permissions.ts';
import { queryClient } from '../kernel/queries.ts';

/** A key begins with what it is of, such as `site`, or with what it is a list, lookup or record of changes of. */
const isOf = (kinds: readonly string[], queryKey: readonly unknown[]): boolean =>
  queryKey.slice(0, 3).some((part) => typeof part === 'string' && kinds.includes(part));

/**
 * The kinds of record, list and lookup that show something of an area: companies count their sites, audits and recalls name
 * theirs, and lists of companies tell whether something of theirs is shared.
 */
const shownIn: Partial<Record<Area, readonly string[]>> = {
  Audit: ['audit', 'site', 'company'],
  CertificationBody: ['office', 'certification-body', 'certificationBody', 'ownCertificationBody', 'audit'],
  SubOffice: ['office', 'certification-body', 'certificationBody', 'ownCertificationBody', 'audit'],
  Company: ['company', 'sharedCompany', 'site', 'audit'],
  Site: ['site', 'company', 'audit', 'recall'],
  Recall: ['recall'],
  User: ['user'],
};

/** The areas of an endpoint are those of its permissions. */
export const kindsChangedBy = ({ permission }: Pick<Endpoint, 'permission'>): readonly string[] => {
  const permissions = typeof permission === 'string' ? [permission] : Array.isArray(permission) ? permission : [];
  return areas
    .filter((area) => permissions.some((one) => one.startsWith(`${area}.`)))
    .flatMap((area) => shownIn[area] ?? []);
};

/**
 * After a command, reads anew what it may have changed, wherever that is shown: records, lists, lookups and records of
 * changes.
 */
export const readAnewAfter = (command: Pick<Endpoint, 'permission'>): Promise<void> => {
  const kinds = kindsChangedBy(command);
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOf(kinds, queryKey) });
};

/**
 * For the route of an edit: it begins with the record as it stands now, however fresh the one at hand seems. Its id stands
 * in the path, or in the search under a name.
 */
export const readAnew =
  (kind: string, name?: string) =>
  ({ params, search }: { params: { id?: string }; search: Record<string, unknown> }): void =>
    queryClient.removeQueries({ queryKey: [kind, name ? search[name] : params.id], exact: true });
