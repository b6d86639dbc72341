import { describe, expect, it } from 'vitest';
import { featureCircles } from './feature-circles.ts';

const file = (feature: string, name: string) => `packages/server/src/features/${feature}/${feature}.${name}.ts`;
const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

describe('circles of features', () => {
  it('are found although no module imports itself on the way round', () => {
    const circles = featureCircles(
      imports(
        [file('audit', 'commands'), file('sharing', 'public')],
        [file('sharing', 'commands'), file('notification', 'public')],
        [file('notification', 'jobs'), file('audit', 'public')],
      ),
    );
    expect(circles).toEqual([['server/audit', 'server/sharing', 'server/notification']]);
  });

  it('are none where two features need a third', () => {
    const shared = file('notification', 'public');
    expect(featureCircles(imports([file('audit', 'jobs'), shared], [file('site', 'jobs'), shared]))).toEqual([]);
  });

  it('do not count what tests and factories build for themselves', () => {
    const pairs = imports(
      [file('site', 'factory'), file('company', 'factory')],
      [file('company', 'test'), file('site', 'factory')],
      [file('site', 'commands'), file('company', 'public')],
    );
    expect(featureCircles(pairs)).toEqual([]);
  });
});
