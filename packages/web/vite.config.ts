import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lighterIcons, lighterQueries, lighterReact, lighterTexts } from './lighter-libraries.ts';
import { scriptFiles } from './script-files.ts';
import { cssVariablesResolver, theme } from './src/app/theme.ts';

type Variables = Record<string, string>;

const differing = (all: Variables, known: Variables): Variables =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => known[name] !== value));

/** The theme's variables that differ from the kit's own, as a style sheet. */
const themeStyleSheet = (): string => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const all = defaultCssVariablesResolver(merged);
  const own = cssVariablesResolver(merged);
  const known = defaultCssVariablesResolver(DEFAULT_THEME);
  return convertCssVariables({
    variables: differing({ ...all.variables, ...own.variables }, known.variables),
    light: differing({ ...all.light, ...own.light }, known.light),
    dark: differing({ ...all.dark, ...own.dark }, known.dark),
  });
};

const themeModule = 'virtual:theme-variables.css';

/** The kit would write its variables into an inline style at run time, which a strict content policy refuses. */
export const themeVariables = (): Plugin => ({
  name: 'theme-variables',
  resolveId: (id) => (id === themeModule ? `\0${themeModule}` : undefined),
  load: (id) => (id === `\0${themeModule}` ? themeStyleSheet() : undefined),
});

/** The fonts of Latin letters, which every page begins to load with its style sheet. */
const firstFont = /source-(sans-3-latin-wght|serif-4-latin-600)-normal/;

/** Every browser that the build targets reads the newer format. */
const withoutOlderFormat = (styles: string) => styles.replaceAll(/, ?url\([^)]+\.woff\) format\('woff'\)/g, '');

/** A page that was shown before its first fonts came keeps the system's, so that no text moves. */
const withoutLateFonts = (styles: string) =>
  styles.replaceAll(/@font-face {[^}]+}/g, (face) =>
    firstFont.test(face) ? face.replace('font-display: swap', 'font-display: optional') : face,
  );

const ownFonts = (): Plugin => ({
  name: 'own-fonts',
  enforce: 'pre',
  transform: (code, id) => (/@fontsource.*\.css$/.test(id) ? withoutLateFonts(withoutOlderFormat(code)) : null),
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => firstFont.test(file))
      .map((file) => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
      })),
});

const compressible = /\.(js|css|html|svg|json|txt|ttf)$/;
/** Fonts of thousands of signs would take minutes at the best quality. */
const largeFile = 1_000_000;
const worthCompressing = 512;

const compressBeside = async (file: string) => {
  const plain = await readFile(file);
  if (plain.length < worthCompressing) return;
  const brotli = await promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: plain.length < largeFile ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  await Promise.all([
    writeFile(`${file}.br`, brotli),
    writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 })),
  ]);
};

/** Compresses once at build what every visitor would otherwise have compressed at each request. */
const precompress = (): Plugin => {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      await Promise.all(files.map((file) => compressBeside(join(file.parentPath, file.name))));
    },
  };
};

const textsImport = /import\s*\{[^}]*\bi18n\b[^}]*\}\s*from\s*["'][^"']*texts\.ts["']/;
const placeholder = /\{\w+[,}]/;

const literalsIn = (node: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof node !== 'object' || node === null) return found;
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
    found.add(node.value);
  for (const part of Object.values(node)) literalsIn(part, found);
  return found;
};

/** Compiles the texts with placeholders of each module that shows texts, so that public pages load no compiler. */
const compiledTexts = (): Plugin => ({
  name: 'compiled-texts',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || !textsImport.test(code)) return null;
    const texts = [...literalsIn(this.parse(code))].filter((text) => placeholder.test(text));
    if (texts.length === 0) return null;
    const compiled = Object.fromEntries(texts.map((text) => [text, compileMessage(text)]));
    return { code: `${code}\ni18n.load('en', ${JSON.stringify(compiled)});`, map: null };
  },
});

/** The page renderer of the server: one file with all it needs, because the server has none of these packages. */
const renderer = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    target: 'node24',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
} as const;

const browser = {
  build: {
    manifest: true,
    // Fonts and images as data: addresses would need a laxer content policy.
    assetsInlineLimit: 0,
    // The oldest browsers that know light-dark(), which the tokens are written with.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    themeVariables(),
    ownFonts(),
    lighterQueries(),
    lighterReact(),
    lighterIcons(),
    lighterTexts(),
    compiledTexts(),
    precompress(),
  ],
  // The router's store carries a copy of this hook for versions of React that lack it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  ...(isSsrBuild ? renderer : browser),
}));
