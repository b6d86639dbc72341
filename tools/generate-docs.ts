// Generates docs/generated/* and the table types of the queries. With --check it compares instead.
// `node tools/generate-docs.ts [--check] [name …]` takes names of documents, such as `tables`; default: all.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { onMigratedDatabase, schemaSql, tableTypes } from './documents/migrated-database.ts';
import { type Finding, reportFindings, root, textOf } from './source-files.ts';

interface Document {
  path: string;
  write: (ownerUrl: string) => Promise<string>;
}

const api = async () => (await import('../packages/contract/src/index.ts')).api;

/** Sources are loaded only for the requested document: table types can be written while the contract does not load. */
const documents: Record<string, Document> = {
  tables: { path: 'packages/server/src/kernel/database/tables.ts', write: tableTypes },
  schema: { path: 'docs/generated/schema.sql', write: schemaSql },
  permissions: {
    path: 'docs/generated/permission-matrix.md',
    write: async () => (await import('./documents/permission-matrix.ts')).permissionMatrix(),
  },
  life: {
    path: 'docs/generated/audit-life.md',
    write: async () => (await import('./documents/audit-life.ts')).auditLife(),
  },
  auditorLife: {
    path: 'docs/generated/auditor-life.md',
    write: async () => (await import('./documents/auditor-life.ts')).auditorLife(),
  },
  errors: {
    path: 'docs/generated/error-catalogue.md',
    write: async () => {
      const { errorCatalogue: groups } = await import('../packages/contract/src/index.ts');
      return (await import('./documents/error-catalogue.ts')).errorCatalogue(groups);
    },
  },
  routes: {
    path: 'docs/generated/routes.md',
    write: async () => (await import('./documents/routes.ts')).routes(await api()),
  },
  reports: {
    path: 'docs/generated/reports.md',
    write: async () => {
      const { allReports } = await import('../packages/server/src/features/reports/all-reports.queries.ts');
      return (await import('./documents/reports.ts')).reportsDocument(allReports);
    },
  },
  openapi: {
    path: 'docs/generated/openapi.json',
    write: async () => {
      const { buildOpenApi } = await import('../packages/server/src/kernel/http/openapi.ts');
      return `${JSON.stringify(buildOpenApi(await api(), 'Attestry'), null, 2)}\n`;
    },
  },
};

const compare = (path: string, text: string): Finding[] => {
  if (!existsSync(join(root, path))) return [{ path, says: 'is missing: npm run docs' }];
  const [committed, derived] = [textOf(path).split('\n'), text.split('\n')];
  const line = Array.from({ length: Math.max(committed.length, derived.length) }).findIndex(
    (_, index) => committed[index] !== derived[index],
  );
  if (line < 0) return [];
  const says = `is out of date: npm run docs\n  - ${committed[line] ?? '(end)'}\n  + ${derived[line] ?? '(end)'}`;
  return [{ path, line: line + 1, says }];
};

const save = (path: string, text: string): Finding[] => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return [];
};

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !documents[name]);
if (unknown.length) throw new Error(`No such document: ${unknown.join(', ')}. There are ${Object.keys(documents)}.`);
const wanted = Object.entries(documents).filter(([name]) => !positionals.length || positionals.includes(name));

const findings = await onMigratedDatabase(async (ownerUrl) => {
  const found: Finding[] = [];
  for (const [, { path, write }] of wanted) found.push(...(values.check ? compare : save)(path, await write(ownerUrl)));
  return found;
});
if (values.check) reportFindings(findings, `${wanted.length} documents`);
else console.log(wanted.map(([, { path }]) => `wrote ${path}`).join('\n'));
