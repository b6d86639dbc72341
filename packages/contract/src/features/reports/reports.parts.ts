import type { FlagName } from '../../kernel/flags.ts';
import { type Columns, type ListSpec, list } from '../../kernel/list.ts';
import { type Permission, permissionsOf, type Role } from '../../kernel/permissions.ts';
import { isMember, type Member, type RoleGroup } from '../../kernel/role-groups.ts';

/** Who is offered a report. Which rows it then has follows from what its reader sees. */
interface Offer {
  /** Roles with any of these permissions, other than Lite. */
  needs: readonly Permission[];
  /** Lite users with the permission as well: the report has nothing that an auditor answered. */
  lite?: true;
  /** Of the roles with the permission, only these groups. */
  only?: readonly RoleGroup[];
  /** Roles that are offered it whatever their permissions and groups. */
  also?: readonly Role[];
}

/** A report: rows of records, chosen by filters, to be seen and exported. */
export interface Report<C extends Columns = Columns> extends Offer {
  title: string;
  /** What a row is, as a sentence. */
  about: string;
  /** The rules of what it computes, which the header of its workbook and its documentation print. */
  notes?: Readonly<Record<string, string>>;
  /** Names the report in addresses and files, such as `CertificationStatus`. */
  urlName: string;
  /** The report exists only while the feature flag is on. */
  flag?: FlagName;
  /** The filters that are set when the report is chosen. */
  atFirst?: Readonly<Record<string, readonly string[]>>;
  list: ListSpec<C> & { resultsKey: 'resultsList' };
}

type Declared<C extends Columns> = Omit<Report<C>, 'urlName' | 'list'> & {
  columns: C;
} & Pick<Parameters<typeof list<C, 'resultsList'>>[0], 'defaultSort' | 'defaultOrder' | 'archived'>;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const urlNameOf = (title: string): string => title.split(' ').map(capitalised).join('');

/** Declares a report: its list, addresses, filters and formats follow. */
export const report = <const C extends Columns>(declared: Declared<C>): Report<C> => {
  const { columns, defaultSort, defaultOrder, archived, ...about } = declared;
  const urlName = urlNameOf(about.title);
  return {
    ...about,
    urlName,
    list: list<C, 'resultsList'>({
      name: `report${urlName}`,
      resultsKey: 'resultsList',
      columns,
      defaultSort,
      ...(defaultOrder && { defaultOrder }),
      ...(archived && { archived }),
    }),
  };
};

/** Whether somebody is offered a report at all. */
export const isOffered = ({ needs, lite, only, also = [] }: Offer, reader: Member): boolean => {
  if (also.includes(reader.role)) return true;
  if (isMember(reader, 'lite') && !lite) return false;
  if (only && !only.some((group) => isMember(reader, group))) return false;
  const held = permissionsOf(reader.role);
  return needs.some((permission) => held.has(permission));
};

/** How many rows of a report are shown before it is exported. */
export const previewRows = 50;
