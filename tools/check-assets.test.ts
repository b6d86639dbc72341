import { describe, expect, it } from 'vitest';
import { assetsNamedIn } from './check-assets.ts';

const inWeb = 'packages/web/src';

describe('the styles, pictures and fonts a source names', () => {
  it('are those of a style sheet, by their place', () => {
    const text = `@import "./tokens.css"; /* url("gone.svg") */
      .a { background: url("../../ui/tick.svg?v=1"); mask: url(mark.svg) } .b { background: url(data:image/png,x) }`;
    expect(assetsNamedIn(`${inWeb}/features/site/site.module.css`, text)).toEqual([
      `${inWeb}/ui/tick.svg`,
      `${inWeb}/features/site/mark.svg`,
      `${inWeb}/features/site/tokens.css`,
    ]);
  });

  it('are those of a module and of the page it starts in, and those of packages', () => {
    const text = `import '@mantine/core/styles.layer.css'; import './kit.css'; import mark from './mark.svg';
      import { App } from './app.tsx'; const sheet = new URL('page.css', import.meta.url);`;
    expect(assetsNamedIn(`${inWeb}/app/main.ts`, text)).toEqual([
      'node_modules/@mantine/core/styles.layer.css',
      ...['kit.css', 'mark.svg', 'page.css'].map((name) => `${inWeb}/app/${name}`),
    ]);
    expect(assetsNamedIn('packages/web/index.html', '<link href="/src/app/mark.svg">')).toEqual([
      `${inWeb}/app/mark.svg`,
    ]);
  });
});
