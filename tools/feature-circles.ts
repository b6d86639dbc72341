// Finds features that import each other in a cycle, which public files alone do not prevent.

/** An import, as paths relative to the repository. */
export interface Import {
  from: string;
  to: string;
}

const featurePattern = /^packages\/(server|web)\/src\/features\/([^/]+)\//;
const supportPattern = /\.(test|factory)\.tsx?$/;

const featureOf = (path: string): string | undefined => {
  const [, name, feature] = featurePattern.exec(path) ?? [];
  return feature && `${name}/${feature}`;
};

const needsOf = (imports: readonly Import[]): Map<string, Set<string>> => {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [featureOf(from), featureOf(to)];
    if (!user || !used || user === used || supportPattern.test(from)) continue;
    needs.set(user, (needs.get(user) ?? new Set()).add(used));
  }
  return needs;
};

/** The import cycles among the features of one package, each once, as the features in order. */
export const featureCircles = (imports: readonly Import[]): string[][] => {
  const needs = needsOf(imports);
  const done = new Set<string>();
  const circles: string[][] = [];
  const follow = (feature: string, way: readonly string[]): void => {
    const met = way.indexOf(feature);
    if (met >= 0) circles.push(way.slice(met));
    if (met >= 0 || done.has(feature)) return;
    for (const next of needs.get(feature) ?? []) follow(next, [...way, feature]);
    done.add(feature);
  };
  for (const feature of needs.keys()) follow(feature, []);
  return circles;
};
