// Checks the names of files and folders: the closed vocabulary of kinds, kebab-case, empty words, feature folders.
import {
  type Finding,
  filesUnder,
  type LayeredPackage,
  layeredPackages,
  packagePartOf,
  reportFindings,
} from './source-files.ts';

/** The kinds of file that a feature may contain. A new kind needs a decision record. */
const kinds: Record<LayeredPackage, RegExp> = {
  contract: /\.(schema|list|report|api|pages|parts|states|errors)\.ts$/,
  server: /\.((queries|report|commands|scope|routes|rules|jobs|emails|template|public|factory)\.ts|typ)$/,
  web: /\.((list-screen|form-screen|detail-screen|routes|parts|public)\.tsx|public\.ts|module\.css)$/,
};
const testKinds: Record<LayeredPackage, RegExp> = {
  contract: /\.test\.ts$/,
  server: /(\.test\.ts|\/fixtures\/[^/]+)$/,
  web: /\.test\.tsx?$/,
};

/** Words that fit any file and therefore say nothing. */
const emptyWords = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'manager', 'misc', 'data', 'info']);

/** Features that exist in only one package, and why. */
const withoutContract: Record<string, string> = {
  'server/confirmation': 'what is asked before something is stored: it has no endpoint of its own',
  'server/organisation': 'what users and sharing find organisations by: it has no endpoint of its own',
  'server/auditor-reach':
    'who sees an auditor and which audits name them, which audits and uploads ask too: it has no endpoint',
  'server/person-export': 'a program of the command line: it has no endpoint',
  'server/reach': 'how callers stand to sites, which the features of companies and of sites ask: it has no endpoint',
  'server/site-import': 'a program of the command line: it has no endpoint',
  'server/site-reference': 'a program of the command line: it has no endpoint',
  'server/tracker-level': 'what the Certificate Tracker shows, which favourites and alerts ask too: it has no endpoint',
  'web/audit-record': 'the record as every feature about audits reads and heads it: the endpoints are those of audit',
  'web/site-record': 'the record as every feature about sites reads and heads it: the endpoints are those of site',
};

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const isLayered = (name: string | undefined): name is LayeredPackage => layeredPackages.some((known) => known === name);

/** The faults of a file's name, each as a sentence. */
export const namingFaults = (path: string): string[] => {
  const words = path.split('/').flatMap((part) => part.split(/[-.]/));
  const { package: name, feature } = packagePartOf(path);
  const unusual = path.split('/').filter((part) => !kebab.test(part));
  const empty = words.filter((word) => emptyWords.has(word));
  const known = !feature || !isLayered(name) || kinds[name].test(path) || testKinds[name].test(path);
  return [
    ...unusual.map((part) => `${part} is not in kebab-case`),
    ...empty.map((word) => `“${word}” says nothing: use the domain's word`),
    ...(known ? [] : [`no such kind of file in a feature of ${name}`]),
  ];
};

/** The feature folders of a package. */
const featuresOf = (paths: readonly string[], name: LayeredPackage): Set<string> =>
  new Set(
    paths.map(packagePartOf).flatMap((place) => (place.package === name && place.feature ? [place.feature] : [])),
  );

/** Features of server and web that the contract lacks, and exemptions that are no longer needed. */
export const strayFeatures = (paths: readonly string[], exempt: Record<string, string>): Finding[] => {
  const inContract = featuresOf(paths, 'contract');
  const strays = (['server', 'web'] as const).flatMap((name) =>
    [...featuresOf(paths, name)].filter((feature) => !inContract.has(feature)).map((feature) => `${name}/${feature}`),
  );
  const unknown = strays.filter((stray) => !exempt[stray]);
  const unneeded = Object.keys(exempt).filter((stray) => !strays.includes(stray));
  return [
    ...unknown.map((stray) => ({ path: stray, says: 'has no folder of the same name in the contract' })),
    ...unneeded.map((stray) => ({ path: stray, says: 'is exempt, but needs no exemption' })),
  ];
};

if (import.meta.main) {
  const sources = layeredPackages.flatMap((name) => filesUnder(`packages/${name}/src`, /./));
  const others = ['packages/e2e', 'bench', 'tools'].flatMap((folder) => filesUnder(folder));
  const paths = [...sources, ...others];
  const faults = paths.flatMap((path) => namingFaults(path).map((says) => ({ path, says })));
  reportFindings([...faults, ...strayFeatures(sources, withoutContract)], `${paths.length} files`);
}
