import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { FileMissing, type FileStore, readingOf, sha256Of } from './file-store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Where the files are stored. Credentials come from the usual AWS variables, files or roles. */
export interface Bucket {
  name: string;
  region: string;
  /** Of a server other than Amazon's. It is addressed by path, because few have a host name for each bucket. */
  endpoint?: string | undefined;
}

const prefix = 'files/';
const keyOf = (sha256: string) => `${prefix}${sha256}`;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** A slow reader holds a socket for as long as it reads. Places limit the readers; writes must not wait for them. */
const sockets = { maxSockets: Number.POSITIVE_INFINITY };

/** A server that is silent for this long fails the call, which holds a place. Longer than the pauses of a slow reader. */
const maxSilenceMs = 300_000;

const connect = async (
  { region, endpoint }: Bucket,
  socketTimeout: number,
): Promise<{ sdk: Sdk; client: S3Client }> => {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { httpAgent: sockets, httpsAgent: sockets, socketTimeout },
    // The SDK's own checksums arrive as chunk framing, which some servers store as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
};

/** The mark is stored outside the files' prefix, so that listing files does not find it. */
const markIn = ({ name }: Bucket, s3: () => ReturnType<typeof connect>): Pick<FileStore, 'mark' | 'setMark'> => {
  const marked = { Bucket: name, Key: 'directory' };
  return {
    mark: async () => {
      const { sdk, client } = await s3();
      const found = await client.send(new sdk.GetObjectCommand(marked)).catch((error) => {
        if (!isMissing(error)) throw error;
      });
      return found?.Body?.transformToString();
    },
    setMark: async (mark) => {
      const { sdk, client } = await s3();
      await client.send(new sdk.PutObjectCommand({ ...marked, Body: mark }));
    },
  };
};

/** A store in an existing S3 bucket. The SDK is loaded on first use: it is large, and most deployments never need it. */
export const s3Files = (bucket: Bucket, silenceMs = maxSilenceMs): FileStore => {
  let connected: ReturnType<typeof connect> | undefined;
  const s3 = () => {
    connected ??= connect(bucket, silenceMs);
    return connected;
  };
  const objectOf = (sha256: string) => ({ Bucket: bucket.name, Key: keyOf(sha256) });
  async function* partsOf(sha256: string): AsyncGenerator<Uint8Array> {
    const { sdk, client } = await s3();
    const { Body } = await client.send(new sdk.GetObjectCommand(objectOf(sha256))).catch((error) => {
      throw isMissing(error) ? new FileMissing(sha256) : error;
    });
    if (Body instanceof Readable) yield* Body;
  }
  async function* stored(): AsyncGenerator<string> {
    const { sdk, client } = await s3();
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket.name, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      yield* Contents.flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : []));
  }

  return {
    put: async (bytes) => {
      const { sdk, client } = await s3();
      const sha256 = sha256Of(bytes);
      // The one checksum every S3 server knows: it refuses content that was altered on the way.
      const md5 = createHash('md5').update(bytes).digest('base64');
      const content = { Body: bytes, ContentLength: bytes.byteLength, ContentMD5: md5 };
      await client.send(new sdk.PutObjectCommand({ ...objectOf(sha256), ...content }));
      return sha256;
    },
    ...readingOf(partsOf),
    list: stored,
    remove: async (sha256) => {
      const { sdk, client } = await s3();
      await client.send(new sdk.DeleteObjectCommand(objectOf(sha256)));
    },
    ...markIn(bucket, s3),
  };
};
