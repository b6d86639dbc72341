import { describe, expect, it } from 'vitest';
import { assetsNamedIn, classesNamedIn, classesOf } from './check-assets.ts';

const inWeb = 'packages/web/src';

describe('the styles, pictures and fonts named in a source', () => {
  it('include those of a style sheet, resolved from its folder', () => {
    const text = `@import "./tokens.css"; /* url("gone.svg") */
      .a { background: url("../../ui/tick.svg?v=1"); mask: url(mark.svg) } .b { background: url(data:image/png,x) }`;
    expect(assetsNamedIn(`${inWeb}/features/site/site.module.css`, text)).toEqual([
      `${inWeb}/ui/tick.svg`,
      `${inWeb}/features/site/mark.svg`,
      `${inWeb}/features/site/tokens.css`,
    ]);
  });

  it('include those of a module, of its page, and of packages', () => {
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

describe('the classes named in a source', () => {
  it('belong to the style sheet that it imports', () => {
    const text = `import styles from './site.module.css';
      export const Site = () => <div className={styles.head}>{own.styles.none}</div>;`;
    expect(classesNamedIn(`${inWeb}/features/site/site.parts.tsx`, text)).toEqual([
      { sheet: `${inWeb}/features/site/site.module.css`, name: 'head' },
    ]);
  });

  it('are compared with those that the style sheet defines', () => {
    const css = '/* .gone */ .head, .head > .title:hover { margin: 0.5rem } @media print { .tail { display: none } }';
    expect([...classesOf(css)]).toEqual(['head', 'title', 'tail']);
  });
});
