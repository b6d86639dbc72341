// Every error that the API answers, by feature.
import type { ErrorDefinition } from '../../packages/contract/src/kernel/errors.ts';
import { code, heading, table } from './markdown.ts';

type ErrorGroups = Record<string, Record<string, ErrorDefinition>>;

const groupTable = ([name, group]: [string, Record<string, ErrorDefinition>]): string => {
  const rows = Object.values(group).map((error) => [
    code(error.code),
    error.status,
    code(error.field),
    error.message,
    code(error.constraint),
  ]);
  return `## ${name}\n\n${table(['code', 'status', 'field', 'message', 'constraint'], rows)}\n`;
};

export const errorCatalogue = (groups: ErrorGroups): string =>
  [
    heading('Error catalogue', 'packages/contract/src/**/*errors.ts'),
    '`field` is where a form shows the message; `constraint` is the rule of the database that stands behind it.\n',
    ...Object.entries(groups).map(groupTable),
  ].join('\n');
