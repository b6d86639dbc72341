import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import type { Permission, Role } from '@attestry/contract/kernel/permissions.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Configuration, configurationQuery } from '../configuration.ts';
import { permissionsQuery } from '../permissions.ts';
import { queryClient } from '../queries.ts';
import { installSession, type Profile } from '../session.ts';
import { parseSearch, stringifySearch } from '../url-state.ts';
import { rememberWayBack } from '../way-back.ts';
import { stubEveryCall } from './stub.ts';

/** Makes those media queries match that contain the words. */
const matchMedia = (words: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(words),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** Makes the window of a test as narrow as a phone. */
export const onPhone = () => matchMedia('max-width');

/** Browser interfaces that jsdom lacks. The window is wide, and nothing is ever resized. */
const completeBrowser = () => {
  matchMedia('min-width');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  });
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
};

const byDefault: Configuration = {
  directoryName: 'Directory',
  bodyName: 'GFA',
  productName: 'GFA',
  flags: { Megatron: false, CompanyTiers: true, AuditFeature: true, SelfSignUp: true, AnalyticsProofOfConcept: false },
  signIn: { issuer: '', clientId: '', embedded: true },
  siteCode: { minDigits: 6, maxDigits: 8 },
  supportHours: '',
  links: {
    accessRequest: null,
    dataServices: null,
    training: null,
    terms: null,
    eula: null,
    privacy: null,
    help: null,
    query: null,
    assistance: null,
  },
  termsVersion: '1',
  socialLinks: [],
  contact: { address: '', phone: '', email: '' },
  trainingPartners: 300,
  suppressedCountries: ['RU', 'BY'],
  chat: null,
  demoComforts: false,
};

/** Prepares jsdom for pages and answers their calls with stubs. Call it once, at the top of a test file or block. */
export const inBrowser = (): void => {
  let checkCalls: () => void;
  beforeEach(() => {
    completeBrowser();
    checkCalls = stubEveryCall();
    queryClient.clear();
    queryClient.setQueryData(configurationQuery.queryKey, byDefault);
    queryClient.setQueryData(permissionsQuery.queryKey, new Set<Permission>());
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.unstubAllGlobals();
    checkCalls();
  });
};

const setFlag = (flag: FlagName, isOn: boolean): void => {
  queryClient.setQueryData(configurationQuery.queryKey, {
    ...byDefault,
    flags: { ...byDefault.flags, [flag]: isOn },
  });
};

/** Switches a feature off. Call it before the page is rendered. */
export const switchOff = (flag: FlagName): void => setFlag(flag, false);

/** Switches a feature on. Call it before the page is rendered. */
export const switchOn = (flag: FlagName): void => setFlag(flag, true);

/** Signs in a user with the given role and permissions. */
export const signInAs = (role: Role, permissions: readonly Permission[], facts: Partial<Profile> = {}): void => {
  queryClient.setQueryData(permissionsQuery.queryKey, new Set(permissions));
  installSession({
    token: () => 'token',
    signIn: () => undefined,
    signOut: () => undefined,
    signOutEverywhere: () => undefined,
    profile: () => ({
      identificator: '0d3c6f0e-6f6b-4c0e-9d0a-1f2e3d4c5b6a',
      name: 'Maya Okafor',
      email: 'maya@example.org',
      role,
      roleLabel: role,
      primaryOrganisation: null,
      mayExport: true,
      ...facts,
    }),
  });
};

/** Renders a page at an address, such as `/here` or `/here/<id>`; every other address shows an empty page. */
export const renderPage = (page: () => ReactNode, address = '/here', path = '/here/{-$id}') => {
  const root = createRootRoute({ component: Outlet });
  const here = createRoute({ getParentRoute: () => root, path, component: page });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> });
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  rememberWayBack(router);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        {/* The registered router type is the product's; a test's own route tree has none. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
};
