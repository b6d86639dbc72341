// Plants one violation of each import rule, because a check that reads nothing looks exactly like a clean result.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Planted = Record<string, string>;

const server = 'packages/server/src';
const web = 'packages/web/src';
const contract = 'packages/contract/src';

/** For each rule of .dependency-cruiser.cjs: the importing file and a file that it must not import. */
const canaries: Record<string, [from: string, to: string]> = {
  'contract-imports-zod-only': [`${contract}/kernel/disk.ts`, 'node:fs'],
  'contract-features-meet-in-shapes-and-errors': [`${contract}/features/egg/egg.api.ts`, '../nest/nest.api.ts'],
  'only-the-top-imports-the-index': [`${contract}/features/egg/egg.list.ts`, '../../index.ts'],
  'features-use-front-doors': [`${server}/features/egg/egg.commands.ts`, '../nest/nest.queries.ts'],
  'tests-use-front-doors-and-factories': [`${server}/features/egg/egg.test.ts`, '../nest/nest.queries.ts'],
  'kernel-names-no-feature': [`${server}/kernel/perch.ts`, '../features/nest/nest.public.ts'],
  'nothing-imports-app': [`${web}/features/egg/egg.routes.ts`, '../../app/start.ts'],
  'ui-names-no-domain': [`${web}/ui/badge.ts`, '../kernel/session.ts'],
  'blocks-name-no-feature': [`${web}/blocks/table.ts`, '../features/nest/nest.public.ts'],
  'packages-meet-in-the-contract': [`${web}/kernel/shortcut.ts`, '../../../server/src/kernel/perch.ts'],
  'only-kernel-opens-connections': [`${server}/features/egg/egg.queries.ts`, 'pg'],
  'no-circles': [`${server}/kernel/egg.ts`, './hen.ts'],
  'no-import-unresolved': [`${server}/kernel/ghost.ts`, './nowhere.ts'],
};

const targets: Planted = {
  [`${contract}/index.ts`]: 'export const all = 1;',
  [`${contract}/features/nest/nest.api.ts`]: 'export const nest = 1;',
  [`${server}/features/nest/nest.queries.ts`]: 'export const nest = 1;',
  [`${server}/features/nest/nest.public.ts`]: 'export const nest = 1;',
  [`${server}/kernel/hen.ts`]: "import './egg.ts';",
  [`${web}/app/start.ts`]: 'export const start = 1;',
  [`${web}/kernel/session.ts`]: 'export const session = 1;',
  [`${web}/features/nest/nest.public.ts`]: 'export const nest = 1;',
  'node_modules/pg/package.json': '{ "name": "pg", "main": "index.js" }',
  'node_modules/pg/index.js': 'export const pg = 1;',
  'package.json': '{ "type": "module", "dependencies": { "pg": "8" } }',
};

/** Plants the violations in a separate folder, runs the check, and returns the rules that found nothing. */
export const silentRules = async (
  rules: readonly string[],
  look: (folder: string) => Promise<readonly string[]>,
): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  const sources = Object.values(canaries).map(([from, to]) => [from, `import '${to}';`]);
  try {
    for (const [path, text] of [...Object.entries(targets), ...sources] as [string, string][]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const heard = new Set((await look(folder)).map(String));
    return rules.filter((rule) => !heard.has(`${rule}: ${canaries[rule]?.[0]}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
