import { defineConfig } from '@lingui/cli';

/** The texts of the web, taken from its sources: English is their own wording, each other language a catalogue. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
});
