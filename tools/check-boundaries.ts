// Checks the import rule: app → features → kernel → contract, web: app → features → blocks → ui, kernel → contract.
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { silentRules } from './boundary-canaries.ts';
import { featureCircles } from './feature-circles.ts';
import { type Finding, reportFindings, root } from './source-files.ts';

const options: ICruiseOptions = await extractOptions(join(root, '.dependency-cruiser.cjs'));
const rules = options.ruleSet?.forbidden?.map((rule) => rule.name ?? '') ?? [];

const cruised = async (baseDir: string): Promise<ICruiseResult> => {
  const { output } = await cruise(['packages'], { ...options, baseDir });
  if (typeof output === 'string') throw new Error(`Expected the modules, got: ${output}`);
  return output;
};

const importsOf = ({ modules }: ICruiseResult) =>
  modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));

const silent = await silentRules(rules, async (folder) => {
  const { summary } = await cruised(folder);
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
});
const house = await cruised(root);
const read = house.modules.filter(({ source }) => /^packages\/.*\.tsx?$/.test(source)).length;

const findings: Finding[] = [
  ...silent.map((rule) => ({ path: '.dependency-cruiser.cjs', says: `${rule} misses the violation planted for it` })),
  ...(read === 0 ? [{ path: 'packages', says: 'no module was read' }] : []),
  ...house.summary.violations.map(({ rule, from, to }) => ({ path: from, says: `${rule.name}: imports ${to}` })),
  ...featureCircles(importsOf(house)).map((circle) => ({
    path: 'packages',
    says: `features need each other: ${[...circle, circle[0]].join(' → ')}`,
  })),
];
reportFindings(findings, `${read} modules, ${rules.length} rules with a canary each`);
