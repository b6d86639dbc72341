import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { storeWorld, worldArbitrary } from './testing/model-world.ts';
import { personArbitrary } from './testing/random-person.ts';
import { type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';
import { expectAgreement } from './testing/visibility-answers.ts';

let directory: TestDirectory;
let callers: Map<Role, Caller>;

beforeAll(async () => {
  directory = await testDirectory();
  callers = new Map();
  for (const role of roles) callers.set(role, await directory.as({ role }));
});
afterAll(() => directory.close());

const shrinkingMs = 15_000;

/**
 * The same data in every run, on every machine. `SEED` and `RUNS` change it. A failure prints the smallest data and
 * person, found within `shrinkingMs`, for which the two disagree.
 */
describe('the API and the reference model of permissions', () => {
  it('agree for any user in any directory', { timeout: 600_000 }, async () => {
    let end = Number.POSITIVE_INFINITY;
    const seed = Number(process.env.SEED ?? 20_261_121);
    await fc.assert(
      fc.asyncProperty(
        worldArbitrary,
        fc.uniqueArray(personArbitrary, { minLength: 6, maxLength: 6, selector: ({ role }) => role }),
        async (world, persons) => {
          // Ends between runs: an interrupted one would keep calling a closing server.
          if (performance.now() > end) return;
          await storeWorld(directory.owner, world);
          try {
            const { owner } = directory;
            for (const person of persons) await expectAgreement({ owner, world, callers }, person);
          } catch (disagreement) {
            end = Math.min(end, performance.now() + shrinkingMs);
            throw disagreement;
          }
        },
      ),
      { seed, numRuns: Number(process.env.RUNS ?? 15) },
    );
  });
});
