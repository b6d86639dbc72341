import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3Server, type TestS3 } from '../testing/s3-server.ts';
import { FileDamaged, FileMissing, type FileStore, sha256Of } from './file-store.ts';
import { openFiles } from './open-files.ts';
import { s3Files } from './s3-files.ts';

const report = Buffer.from('Report of the audit at Südhafen \u0000\u00ff');
const bucket = `files-${randomUUID()}`;

const allOf = async (names: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const name of names) all.push(name);
  return all;
};

describe('the S3 file store', () => {
  let server: TestS3;
  let client: S3Client;
  let files: FileStore;
  const open = () =>
    openFiles({ DATA_DIR: '/nowhere', S3_BUCKET: bucket, S3_ENDPOINT: server.endpoint, S3_REGION: 'us-east-1' });

  beforeAll(async () => {
    server = await startS3Server();
    vi.stubEnv('AWS_ACCESS_KEY_ID', server.accessKey);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', server.secretKey);
    client = new S3Client({
      region: 'us-east-1',
      endpoint: server.endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    files = open();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    client?.destroy();
    await server?.stop();
  });

  it('returns a stored file by its SHA-256, also when stored twice', async () => {
    const [first, second] = await Promise.all([files.put(report), files.put(report)]);
    expect(first).toBe(sha256Of(report));
    expect(second).toBe(first);
    expect((await files.read(first)).equals(report)).toBe(true);
  });

  it('stores exactly the given bytes, without framing', async () => {
    const large = Buffer.alloc(3_000_000, 'page ');
    const key = `files/${await files.put(large)}`;
    const stored = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    expect(large.equals((await stored.Body?.transformToByteArray()) ?? Buffer.alloc(0))).toBe(true);
  });

  it('stores a file while every download place is taken by a slow reader', async () => {
    const sha256 = await files.put(Buffer.alloc(1_000_000, 'page '));
    const readers = Array.from({ length: 100 }, () => files.stream(sha256)[Symbol.asyncIterator]());
    for (const reader of readers) await reader.next();
    expect(await files.put(report)).toBe(sha256Of(report));
    await Promise.all(readers.map((reader) => reader.return?.()));
  });

  it('stores an empty file', async () => {
    expect((await files.read(await files.put(Buffer.alloc(0)))).byteLength).toBe(0);
  });

  it('lists and removes its files', async () => {
    const [one, other] = [await files.put(Buffer.from('one')), await files.put(Buffer.from('other'))];
    expect(await allOf(files.list())).toEqual(expect.arrayContaining([one, other]));
    await files.remove(one);
    await files.remove(one);
    const left = await allOf(files.list());
    expect([left.includes(one), left.includes(other)]).toEqual([false, true]);
  });

  it('stores its mark outside the files', async () => {
    expect(await files.mark()).toBeUndefined();
    await files.setMark('ours');
    expect([await files.mark(), (await allOf(files.list())).includes('directory')]).toEqual(['ours', false]);
  });

  it('reports a missing file', async () => {
    const nowhere = sha256Of(Buffer.from('never put'));
    await expect(files.read(nowhere)).rejects.toBeInstanceOf(FileMissing);
  });

  it('never returns a damaged file', async () => {
    const sha256 = await files.put(Buffer.from('whole'));
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: `files/${sha256}`, Body: Buffer.from('half') }));
    await expect(files.read(sha256)).rejects.toBeInstanceOf(FileDamaged);
  });

  it('fails if the server accepts a call and never responds', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const stranger = s3Files({ name: bucket, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` }, 50);
    await expect(stranger.read(sha256Of(report))).rejects.toThrow('timed out');
    silent.close();
  });

  it('does not report a file as missing when the server refuses the request', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
    const stranger = open();
    const sha256 = sha256Of(report);
    await expect(stranger.read(sha256)).rejects.not.toBeInstanceOf(FileMissing);
    await expect(stranger.put(report)).rejects.toThrow();
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', server.secretKey);
  });
});
