import { list, sortedAndFiltered } from '../../kernel/list.ts';
import { type Role, roles } from '../../kernel/permissions.ts';
import { userStatuses } from './user.schema.ts';

const [firstRole = 'UNKNOWN', ...otherRoles] = roles;
const roleNames: readonly [Role, ...Role[]] = [firstRole, ...otherRoles];

export const userList = list({
  name: 'user',
  resultsKey: 'resultsList',
  defaultSort: 'name',
  search: 'Search by email or name',
  inactive: ['body'],
  inPalette: { title: ['name'], line: ['email', 'roleName'], facts: ['status'] },
  columns: {
    email: { label: 'Email', kind: 'text', sortable: true },
    name: { label: 'Name', kind: 'text', sortable: true },
    organisation: { label: 'Organisation', kind: 'text', sortable: true, optional: ['site'] },
    roleName: { label: 'Role', kind: 'choice', values: roleNames, ...sortedAndFiltered },
    status: { label: 'Status', kind: 'choice', values: userStatuses, sortable: true },
  },
});
