import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { programEnvironment } from '../kernel/testing/program-environment.ts';

const program = path.resolve(import.meta.dirname, '../../../../bench/crash.ts');

describe('a server killed while it receives reports', () => {
  it('keeps every acknowledged report, and none partially', async ({ annotate }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, '3'], { env: programEnvironment });
    await annotate(stdout);
    expect(stdout).toMatch(/^3 kills, [1-9]\d* uploads acknowledged, 0 faults$/m);
  }, 1_200_000);
});
