// Ten small changes of the source that let users see or do what they may not, each of which tests must detect.
import { isTest } from './source-files.ts';

export interface Fault {
  says: string;
  /** The folder of the file to change, which is found by the text. */
  folder: string;
  /** Text that occurs once in the folder. */
  from: string | RegExp;
  to: string;
  /** The tests that must fail: arguments to Vitest. From files that take minutes, only the tests in question. */
  tests: readonly string[];
}

const app = 'packages/server/src/app';
const features = 'packages/server/src/features';
const lists = 'packages/server/src/kernel/lists';

export const plantedFaults: readonly Fault[] = [
  {
    says: 'a role has an action that the matrix does not give it',
    folder: 'packages/contract/src/kernel',
    from: /'CB Read Only User': cbReader,/,
    to: "'CB Read Only User': { ...cbReader, Site: 'View Revise' },",
    tests: [`${app}/contract-matrix.test.ts`, '-t', 'site.update'],
  },
  {
    says: 'a list has no scope',
    folder: `${features}/audit`,
    from: /see: \(\{ actor \}\) => auditsInSight\(actor\)/,
    to: 'see: () => sql<boolean>`true`',
    tests: [`${app}/contract-matrix.test.ts`, '-t', 'audit.list'],
  },
  {
    says: 'an answer holds a column that is not for its reader',
    folder: 'packages/server/src/kernel/fields',
    from: /fieldEntries\(bound\.fields, withheld\)/,
    to: 'fieldEntries(bound.fields, [])',
    tests: [`${app}/canaries.test.ts`],
  },
  {
    says: 'a share outlives its end',
    folder: `${features}/sharing`,
    from: /\.deleteFrom\('share'\)/,
    to: ".deleteFrom('share').where('id', '<', '0')",
    tests: [`${features}/sharing`],
  },
  {
    says: 'a write leaves no record of changes',
    folder: 'packages/server/migrations',
    from: /create trigger change_log after insert or update or delete on site_contact\b/,
    to: 'create trigger change_log after delete on site_contact',
    tests: [`${features}/site`],
  },
  {
    says: 'the verb of a record asks for the role alone',
    folder: `${features}/site`,
    from: /edit: \{ notOwn, notCertifying: byGroup\(\{ cb: certifiesAny\(auditOnSite\) \}, all\) \}/,
    to: 'edit: all',
    tests: [`${app}/contract-matrix.test.ts`, '-t', 'site.update'],
  },
  {
    says: 'an export has the columns of every reader',
    folder: lists,
    from: /columnsFor\(spec, viewer\)(?=\.filter\()/,
    to: 'Object.entries(spec.columns)',
    tests: [`${lists}/export.test.ts`],
  },
  {
    says: 'a search ranks rows that the reader does not see',
    folder: lists,
    from: /asked: rowsAsked\(list, viewer, query\)(?=,\n)/,
    to: 'asked: sql<boolean>`true`',
    tests: [`${app}/canaries.test.ts`, '-t', 'by searching'],
  },
  {
    says: 'a total counts rows that the reader does not see',
    folder: lists,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template
    from: 'sql`select from ${list.source.from} where ${withMeaning(list, asked, meaning)}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template
    to: 'sql`select from ${list.source.from} where ${asked} is not null`',
    tests: [`${app}/canaries.test.ts`, '-t', 'totals'],
  },
  {
    says: 'a file is served to anybody with its link',
    folder: `${features}/audit-document`,
    from: /where document\.link = \$\{link\} and \$\{seeAudit\(actor\)\}/,
    to: 'where document.link = $' + '{link}',
    tests: [`${app}/contract-matrix.test.ts`, '-t', 'auditDocument.download'],
  },
];

const timesIn = (text: string, { from }: Fault): number =>
  typeof from === 'string'
    ? text.split(from).length - 1
    : [...text.matchAll(new RegExp(from, `${from.flags}g`))].length;

/**
 * The file that a fault changes, with the change.
 *
 * @param files text by path of the files in the fault's folder
 * @throws if the text is missing or occurs more than once: the fault must be defined again
 */
export const plant = (fault: Fault, files: ReadonlyMap<string, string>): { path: string; text: string } => {
  const [one, ...others] = [...files].flatMap(([path, text]) =>
    isTest(path) ? [] : Array.from({ length: timesIn(text, fault) }, () => ({ path, text })),
  );
  const { says, folder, from, to } = fault;
  if (!one) throw new Error(`“${says}”: nothing in ${folder} reads ${from} any more`);
  if (others.length > 0) throw new Error(`“${says}”: ${others.length + 1} places in ${folder} read ${from}`);
  return { path: one.path, text: one.text.replace(from, () => to) };
};
