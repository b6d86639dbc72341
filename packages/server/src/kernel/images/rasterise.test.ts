import { expect, it } from 'vitest';
import { rasterise } from './images.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18"/></svg>';

it('renders a picture for each organisation in turn', async () => {
  const made: string[] = [];
  const render = async (organisation: string, name: string) => {
    await rasterise(svg, 2000, organisation);
    made.push(name);
  };
  const crowd = Array.from({ length: 6 }, (_, at) => render('Company 1', `a${at + 1}`));
  await Promise.all([...crowd, render('Company 2', 'b1')]);
  // The worker that renders it may start late; without turns it would be the last.
  expect(made.indexOf('b1')).toBeLessThan(crowd.length - 1);
});
