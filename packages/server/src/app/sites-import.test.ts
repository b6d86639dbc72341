import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../kernel/testing/cluster.ts';

const program = path.join(import.meta.dirname, 'sites-import.ts');
const maps = path.join(import.meta.dirname, '../../maps');
const map = path.join(maps, 'uk-approved-establishments.json');
const example = path.join(maps, 'example/approved-establishments-first.csv');

let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sites-'));
  databaseUrl = (await freshDatabase()).ownerUrl;
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...words: string[]) => runProgram(program, ...words);
const runProgram = (file: string, ...words: string[]): Promise<{ code: number; said: string; complained: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'test' };
    const child = execFile(process.execPath, [file, ...words], { env }, (_, said, complained) =>
      resolve({ code: child.exitCode ?? -1, said, complained }),
    );
  });

describe('the program that imports sites', () => {
  it('succeeds when it refused some rows and stored the others', async () => {
    const { code, said } = await run(example, '--map', map);
    expect(said).toContain('line 13: Reference QA 030 is already on line 12');
    expect(said).toContain('Sites: 14 added');
    expect(code).toBe(0);
    expect((await run(example, '--map', map, '--dry-run')).said).toContain('14 as they were');
  });

  it('fails with a reason when the file or the map is unusable', async () => {
    const file = path.join(folder, 'other.csv');
    await writeFile(file, 'AppNo;TradingName\n1;Mill\n');
    const wrongFile = await run(file, '--map', map);
    expect(wrongFile).toMatchObject({ code: 1, complained: expect.stringContaining('no column “Address1”') });
    const wrongMap = await run(example, '--map', file);
    expect(wrongMap).toMatchObject({ code: 1, complained: expect.stringContaining('not JSON') });
    expect(await run(example)).toMatchObject({ code: 1, complained: expect.stringContaining('--map MAP') });
    expect(await run(path.join(folder, 'none.csv'), '--map', map)).toMatchObject({ code: 1 });
  });
});

it('the program that imports the numbers of sites says what it did, or why not', async () => {
  const numbers = path.join(import.meta.dirname, 'sites-references.ts');
  const file = path.join(folder, 'numbers.csv');
  await writeFile(file, 'Site code,Number\n9999999,H-1\n');
  const [done, wrong] = [await runProgram(numbers, file, '--source', 'HAVI'), await runProgram(numbers, file)];
  expect(done).toMatchObject({
    code: 0,
    said: expect.stringContaining('line 2: Site code: no site has the code 9999999'),
  });
  expect(wrong).toMatchObject({ code: 1, complained: expect.stringContaining('--source HAVI|ASDA|COMPANY') });
});
