import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** As in production, Node imports the sources itself, without a transformed copy of each. None of these tests mocks a module. */
const experimental = { viteModuleRunner: false, nodeLoader: false };

/** Small files whose tests take long or wait: one of them alone at the end would leave the processor idle. */
const longest = /\/(contract-matrix|canaries|crash|production|shutdown|embedded|lookup-field)\.test\.tsx?$/;

/** The first run in a checkout knows no durations yet and would go by the size of the files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project) + (longest.test(moduleId) ? 0 : 1);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    // Twice the cores there are at least: almost half of the time tests wait for a database or another process.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], experimental } },
      { test: { name: 'tools', include: ['tools/**/*.test.{ts,mjs}'], experimental } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/app/testing/global-setup.ts'],
          setupFiles: ['packages/server/src/kernel/testing/file-setup.ts'],
          // Importing the server takes longer than most files: a process imports it once for all the files it runs.
          isolate: false,
          experimental,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/web/src/kernel/testing/file-setup.ts'],
          // Here too, importing the parts of pages takes longer than most files; the set-up parts them.
          isolate: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
