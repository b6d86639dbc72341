// The import rule. Each rule stands for all features at once ($1 is the feature the import comes from); the canaries of
// tools/check-boundaries.ts prove that every one of them still finds what it forbids.
const tests = '\\.test\\.tsx?$';
const contract = '^packages/contract/src/';
const server = '^packages/server/src/';
const web = '^packages/web/src/';

const rules = {
  'contract-imports-zod-only': {
    comment: 'What server and web agree on does no I/O and knows neither React nor Node.',
    from: { path: contract, pathNot: tests },
    to: { pathNot: [contract, '(^|node_modules/)zod(/|$)'] },
  },
  'contract-features-meet-in-shapes-and-errors': {
    comment: 'A feature of the contract uses the shapes and errors of another, never its endpoints or lists.',
    from: { path: `${contract}features/([^/]+)/` },
    to: { path: `${contract}features/`, pathNot: [`${contract}features/$1/`, '\\.(schema|parts|states|errors)\\.ts$'] },
  },
  'only-the-top-imports-the-index': {
    comment: 'The index of the contract lists all features; a feature that imports it names them all.',
    from: { path: ['^packages/contract/src/(kernel|features)/', `${web}(ui|blocks)/`], pathNot: tests },
    to: { path: `${contract}index\\.ts$` },
  },
  'features-use-front-doors': {
    comment: 'Features meet only through <name>.public.ts.',
    from: { path: '^packages/(server|web)/src/features/([^/]+)/', pathNot: [tests, '\\.factory\\.ts$'] },
    to: { path: '^packages/$1/src/features/', pathNot: ['^packages/$1/src/features/$2/', '\\.public\\.tsx?$'] },
  },
  'tests-use-front-doors-and-factories': {
    comment: 'A test may build the records of another feature, by that feature’s factory.',
    from: { path: `${server}features/([^/]+)/.*(\\.test|\\.factory)\\.ts$` },
    to: { path: `${server}features/`, pathNot: [`${server}features/$1/`, '\\.(public|factory)\\.ts$'] },
  },
  'kernel-names-no-feature': {
    comment: 'What every feature stands on knows none of them.',
    from: { path: '^packages/(contract|server|web)/src/kernel/', pathNot: tests },
    to: { path: '^packages/[^/]+/src/(features|blocks)/' },
  },
  'nothing-imports-app': {
    comment: 'app puts the parts together; tests may start it.',
    from: { path: '^packages/(server|web)/src/(?!app/)', pathNot: tests },
    to: { path: '^packages/(server|web)/src/app/' },
  },
  'ui-names-no-domain': {
    comment:
      'ui is type, colour and controls: no contract, no session, no feature. Its own few words are texts, its calendar days and their distance, its crumbs the way back, its state a store.',
    from: { path: `${web}ui/`, pathNot: tests },
    to: {
      path: [contract, `${web}(blocks|features)/`, `${web}kernel/(?!(texts|days|relative-time|way-back|store)\\.ts$)`],
    },
  },
  'blocks-name-no-feature': {
    comment: 'Blocks serve every feature.',
    from: { path: `${web}blocks/`, pathNot: tests },
    to: { path: `${web}features/` },
  },
  'packages-meet-in-the-contract': {
    comment: 'Web and server share the contract and nothing else.',
    from: { path: '^packages/(server|web)/src/' },
    to: { path: '^packages/(server|web|e2e)/', pathNot: '^packages/$1/' },
  },
  'only-kernel-opens-connections': {
    comment: 'A connection or transaction that a feature opens itself has no actor in the change log.',
    from: { path: '^packages/[^/]+/src/(?!kernel/)', pathNot: tests },
    to: { path: [`${server}kernel/database/pool`, '(^|node_modules/)(pg|pg-pool|pg-copy-streams)(/|$)'] },
  },
  'no-circles': {
    comment: 'Modules that import each other cannot be read, tested or moved alone.',
    from: { path: '^(packages|tools|bench)/' },
    to: { circular: true },
  },
  'no-import-unresolved': {
    comment: 'An import that resolves to nothing escapes every other rule.',
    from: { path: '^packages/' },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
};

module.exports = {
  forbidden: Object.entries(rules).map(([name, rule]) => ({ name, severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
