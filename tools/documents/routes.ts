// Every call of the API, by feature.
import type { Access, Feature } from '../../packages/contract/src/kernel/endpoint.ts';
import { code, heading, table } from './markdown.ts';

const accessText = (access: Access): string => {
  if (access === 'signedIn') return 'anyone signed in';
  if (typeof access === 'object' && 'public' in access) return `everybody: ${access.public}`;
  return [access].flat().map(code).join(' or ');
};

const featureTable = ([name, endpoints]: [string, Feature]): string => {
  const rows = Object.values(endpoints).map(({ method, path, permission, summary }) => [
    method,
    code(path),
    accessText(permission),
    summary,
  ]);
  return `## ${name}\n\n${table(['method', 'path', 'who may call', 'what it does'], rows)}\n`;
};

export const routes = (api: Record<string, Feature>): string =>
  [
    heading('Calls', 'packages/contract/src/features/*/*.api.ts'),
    'Paths match without regard to case.\n',
    ...Object.entries(api).map(featureTable),
  ].join('\n');
