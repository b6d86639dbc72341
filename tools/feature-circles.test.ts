import { describe, expect, it } from 'vitest';
import { featureCircles } from './feature-circles.ts';

const file = (feature: string, name: string) => `packages/server/src/features/${feature}/${feature}.${name}.ts`;
const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

describe('circles of features', () => {
  it('are found even if no single module is part of a cycle', () => {
    const circles = featureCircles(
      imports(
        [file('audit', 'commands'), file('sharing', 'public')],
        [file('sharing', 'commands'), file('notification', 'public')],
        [file('notification', 'jobs'), file('audit', 'public')],
      ),
    );
    expect(circles).toEqual([['server/audit', 'server/sharing', 'server/notification']]);
  });

  it('do not exist if two features import a third', () => {
    const shared = file('notification', 'public');
    expect(featureCircles(imports([file('audit', 'jobs'), shared], [file('site', 'jobs'), shared]))).toEqual([]);
  });

  it('ignore imports of tests and factories', () => {
    const pairs = imports(
      [file('site', 'factory'), file('company', 'factory')],
      [file('company', 'test'), file('site', 'factory')],
      [file('site', 'commands'), file('company', 'public')],
    );
    expect(featureCircles(pairs)).toEqual([]);
  });
});
