import { basename, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Mutations and endless lists, which the client of queries brings along and the product does not use: commands are run
 * by `runCommand`, lists have pages. Biome refuses their hooks.
 */
const unusedOfQueries: Record<string, string> = {
  'mutationCache.js': 'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve() } }',
  'infiniteQueryBehavior.js': `export const infiniteQueryBehavior = () => {};
    export const hasNextPage = () => false, hasPreviousPage = () => false;`,
};

export const lighterQueries = (): Plugin => ({
  name: 'lighter-queries',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.includes('/query-core/') ? unusedOfQueries[basename(id)] : undefined),
});

const viewTransitions = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'recursivelyTraverseAfterMutationEffects',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'startViewTransition',
  'trackEnterViewTransitions',
];

/** The browser renders a page by itself; it adopts no markup. */
const hydration = [
  'ReactDOMHydrationRoot',
  'accumulateOrCreateContinuousQueuedReplayableEvent',
  'attemptContinuousHydration',
  'attemptExplicitHydrationTarget',
  'attemptReplayContinuousQueuedEvent',
  'attemptReplayContinuousQueuedEventInMap',
  'canHydrateHydrationBoundary',
  'canHydrateInstance',
  'canHydrateTextInstance',
  'clearHydrationBoundary',
  'commitActivityHydrationCallbacks',
  'commitSuspenseHydrationCallbacks',
  'getHydratableHoistableCache',
  'getNextHydratable',
  'getNextHydratableInstanceAfterHydrationBoundary',
  'getParentHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'prepareToHydrateHostInstance',
  'queueIfContinuousEvent',
  'replayUnblockedEvents',
  'retryActivityComponentWithoutHydrating',
  'retrySuspenseComponentWithoutHydrating',
  'scheduleReplayQueueIfNeeded',
  'throwOnHydrationMismatch',
  'updateDehydratedSuspenseComponent',
];

const statesOfActions = [
  'actionStateActionEffect',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'dispatchActionState',
  'handleActionReturnValue',
  'mountActionState',
  'rerenderActionState',
  'runActionStateAction',
  'setPropOnCustomElement',
  'updateActionStateImpl',
  'updateSuspenseListComponent',
];

/** Style sheets and scripts are listed by the build and loaded by their own imports. */
const preloading = [
  'acquireResource',
  'insertStylesheetIntoRoot',
  'insertSuspendedStylesheets',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadStylesheet',
  'suspendResource',
];

/** Biome refuses what these would be needed for. */
const unusedOfReact: readonly string[] = [...viewTransitions, ...hydration, ...statesOfActions, ...preloading];

interface Place {
  start: number;
  end: number;
}

const bodiesOf = (program: Rolldown.ESTree.Program, names: readonly string[]): Place[] =>
  names.map((name) => {
    const found = program.body.find((node) => node.type === 'FunctionDeclaration' && node.id?.name === name);
    if (found?.type !== 'FunctionDeclaration' || !found.body)
      throw new Error(
        `The library no longer has ${name}: see what it uses instead, and whether pages do without that.`,
      );
    return found.body;
  });

/** Empties the functions of React that no page calls: a tenth of what a visitor would otherwise load. */
export const lighterReact = (): Plugin => ({
  name: 'lighter-react',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      const places = bodiesOf(this.parse(code), unusedOfReact).sort((one, other) => other.start - one.start);
      const lighter = places.reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code);
      return { code: lighter, map: null };
    },
  },
});

const lighterIcon = `import { createElement } from 'react';
export default ({ name, node }) => ({ size = 24, strokeWidth = 2, color = 'currentColor', className = '', ...rest }) =>
  createElement('svg', { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: color, strokeWidth,
    strokeLinecap: 'round', strokeLinejoin: 'round', className: ('lucide lucide-' + name + ' ' + className).trim(),
    'aria-hidden': rest['aria-label'] || rest.role ? undefined : 'true', ...rest },
    node.map(([tag, attributes]) => createElement(tag, attributes)));`;

/** Icons without what the library offers and no page uses: a context of sizes, strokes that do not scale, icons by name. */
export const lighterIcons = (): Plugin => ({
  name: 'lighter-icons',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.includes('/lucide-react/') && basename(id) === 'createLucideIcon.mjs' ? lighterIcon : undefined),
});

const english = resolve(import.meta.dirname, 'src/kernel/english.ts');

/** Code for English that is put at the start of functions of the texts' library, by the name of the function. */
const beginnings: Readonly<Record<string, string>> = {
  number: "if (locales === 'en' && !format && Number.isInteger(value)) return countInEnglish(value);",
  plural: `if (locales === 'en' && !ordinal && Number.isInteger(value))
    return rules[value] ?? rules[pluralInEnglish(value - offset)] ?? rules.other;`,
};

/** English counts and plurals without the browser's formats: the first of these costs a phone a fifth of a second. */
export const lighterTexts = (): Plugin => ({
  name: 'lighter-texts',
  apply: 'build',
  transform: {
    filter: { id: /@lingui\/core\/dist\/index\.mjs$/ },
    handler(code) {
      const names = Object.keys(beginnings);
      const places = bodiesOf(this.parse(code), names).map(({ start }, at) => ({ start, name: names[at] ?? '' }));
      const lighter = places
        .sort((one, other) => other.start - one.start)
        .reduce(
          (text, { start, name }) => `${text.slice(0, start + 1)}${beginnings[name]}${text.slice(start + 1)}`,
          code,
        );
      const needed = `import { countInEnglish, pluralInEnglish } from ${JSON.stringify(english)};`;
      return { code: `${needed}\n${lighter}`, map: null };
    },
  },
});
