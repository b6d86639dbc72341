import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileDamaged, FileMissing, type FileStore, sha256Of } from './file-store.ts';
import { localFiles } from './local-files.ts';
import { openFiles } from './open-files.ts';

const report = Buffer.from('Report of the audit at Südhafen \u0000\u00ff');

const allOf = async (names: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const name of names) all.push(name);
  return all;
};

describe('the local file store', () => {
  let dataDir = '';
  let folder = '';
  let files: FileStore;

  const pathOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const allFiles = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'files-'));
    folder = path.join(dataDir, 'files');
    files = openFiles({ DATA_DIR: dataDir, S3_BUCKET: undefined, S3_ENDPOINT: undefined, S3_REGION: 'us-east-1' });
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('returns a stored file by its SHA-256', async () => {
    const sha256 = await files.put(report);
    expect(sha256).toBe(sha256Of(report));
    expect((await files.read(sha256)).equals(report)).toBe(true);
    expect((await readFile(pathOf(sha256))).equals(report)).toBe(true);
  });

  it('stores an empty file and a large one', async () => {
    const large = Buffer.alloc(5_000_000, 'page ');
    expect((await files.read(await files.put(Buffer.alloc(0)))).byteLength).toBe(0);
    expect((await files.read(await files.put(large))).equals(large)).toBe(true);
  });

  it('stores its mark outside the files', async () => {
    expect(await files.mark()).toBeUndefined();
    await files.setMark('ours');
    expect([await files.mark(), await allOf(files.list())]).toEqual(['ours', []]);
  });

  it('stores one copy when the same content is stored repeatedly and concurrently', async () => {
    const hashes = await Promise.all(Array.from({ length: 20 }, () => files.put(report)));
    expect(new Set(hashes).size).toBe(1);
    expect(await allFiles()).toHaveLength(1);
  });

  it('stores complete files when two processes store the same ones at once', async () => {
    const script = `
      import { localFiles } from ${JSON.stringify(new URL('./local-files.ts', import.meta.url).href)};
      const files = localFiles(${JSON.stringify(folder)});
      for (let round = 0; round < 25; round += 1) await files.put(Buffer.alloc(200_000, 'round ' + round));`;
    const run = async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
      return (await once(child, 'exit'))[0];
    };
    expect(await Promise.all([run(), run()])).toEqual([0, 0]);
    expect(await allFiles()).toHaveLength(25);
    for (const entry of await allFiles()) await files.read(entry.name);
  });

  it('lists and removes its files', async () => {
    const listed = async () => (await allOf(files.list())).sort();
    expect(await listed()).toEqual([]);
    const [one, other] = [await files.put(report), await files.put(Buffer.from('other'))];
    expect(await listed()).toEqual([one, other].sort());
    await files.remove(one);
    await files.remove(one);
    await files.remove('../../other');
    expect(await listed()).toEqual([other]);
    await expect(files.read(one)).rejects.toBeInstanceOf(FileMissing);
  });

  it('reports a missing file, also for a name that is not a hash', async () => {
    const nowhere = sha256Of(Buffer.from('never put'));
    await expect(files.read(nowhere)).rejects.toBeInstanceOf(FileMissing);
    await writeFile(path.join(dataDir, 'secret'), 'secret');
    await expect(files.read('../../../secret')).rejects.toBeInstanceOf(FileMissing);
  });

  it('never returns a damaged file, and storing it again repairs it', async () => {
    const sha256 = await files.put(report);
    await chmod(pathOf(sha256), 0o600);
    await writeFile(pathOf(sha256), report.subarray(0, 10));
    await expect(files.read(sha256)).rejects.toBeInstanceOf(FileDamaged);
    await files.put(report);
    expect((await files.read(sha256)).equals(report)).toBe(true);
  });

  it('streams a large file, and withholds the last part of a damaged one', async () => {
    const large = Buffer.alloc(1_000_000, 'page ');
    const sha256 = await files.put(large);
    let parts: Uint8Array[] = [];
    const read = async () => {
      parts = [];
      for await (const part of files.stream(sha256)) parts.push(part);
    };
    await read();
    expect(parts.length).toBeGreaterThan(1);
    expect(Buffer.concat(parts).equals(large)).toBe(true);
    await chmod(pathOf(sha256), 0o600);
    await writeFile(pathOf(sha256), Buffer.alloc(1_000_000, 'leaf '));
    await expect(read()).rejects.toBeInstanceOf(FileDamaged);
    expect(Buffer.concat(parts).byteLength).toBeLessThan(large.byteLength);
  });

  it('stores nothing when writing is interrupted', async () => {
    const script = `
      import { localFiles } from ${JSON.stringify(new URL('./local-files.ts', import.meta.url).href)};
      await localFiles(${JSON.stringify(folder)}).put(Buffer.alloc(200_000, 'x'));`;
    const limited = ['-c', 'ulimit -f 64; exec "$0" --input-type=module -e "$1"', process.execPath, script];
    const [code] = await once(spawn('bash', limited, { stdio: 'ignore' }), 'exit');
    expect(code).not.toBe(0);
    const sha256 = sha256Of(Buffer.alloc(200_000, 'x'));
    await expect(files.read(sha256)).rejects.toBeInstanceOf(FileMissing);
    expect(await files.put(Buffer.alloc(200_000, 'x'))).toBe(sha256);
    expect((await files.read(sha256)).byteLength).toBe(200_000);
  });

  it('removes files a crash left partly written a day ago, and no newer ones', async () => {
    const incoming = path.join(folder, 'incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(path.join(incoming, 'old'), 'half');
    await writeFile(path.join(incoming, 'young'), 'half');
    const twoDaysAgo = Date.now() / 1000 - 172_800;
    await utimes(path.join(incoming, 'old'), twoDaysAgo, twoDaysAgo);
    await localFiles(folder).put(report);
    expect(await readdir(incoming)).toEqual(['young']);
  });
});
