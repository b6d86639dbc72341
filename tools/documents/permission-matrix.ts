// The permission matrix as a document: one table per area, roles by actions.
import { actions, areas, permissionsOf, roles } from '../../packages/contract/src/kernel/permissions.ts';
import { heading, table } from './markdown.ts';

const roleRow = (role: (typeof roles)[number], area: (typeof areas)[number]): string[] => {
  const permissions = permissionsOf(role);
  return [role, ...actions.map((action) => (permissions.has(`${area}.${action}`) ? '●' : ''))];
};

const areaTable = (area: (typeof areas)[number]): string => {
  const rows = roles.map((role) => roleRow(role, area)).filter((row) => row.includes('●'));
  return `## ${area}\n\n${table(['role', ...actions], rows)}\n`;
};

export const permissionMatrix = (): string =>
  [
    heading('Permission matrix', 'packages/contract/src/kernel/permissions.ts'),
    'Whether a role has an action at all; scopes then say for which records. `{body}` stands for the name of the',
    'standards body. A role that an area does not list has nothing there.\n',
    ...areas.map(areaTable),
  ].join('\n');
